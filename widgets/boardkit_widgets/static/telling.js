/** What came of a try: sentence by sentence, the newest in sight whatever the screen; then the verdict and its rule. */

/** @import { Lesson, Line, Words } from "./types.js" */
import { icon, make, set } from "./make.js";

export function createTelling() {
  const lines = make("ol", "bk-told");
  const newest = make("p", "bk-newest");
  const verdict = make("div", "bk-verdict");
  const finished = make("p", "bk-finished");
  const root = make("div", "bk-telling", newest, verdict, finished);
  /** @param {Line} line */
  const told = ({ text, clause }) => [text, " ", make("code", "bk-clause", clause)];
  return {
    root,
    /** What has been told before. */
    lines,
    /**
     * @param {Lesson} lesson
     * @param {Words} words
     */
    show({ told: { lines: all, more }, verdict: found, finished: over, words: own }, words) {
      const before = more ? all.slice(0, -1) : all;
      const last = more ? all.at(-1) : undefined;
      lines.replaceChildren(...before.map((line) => make("li", "bk-told-line", ...told(line))));
      lines.hidden = !before.length;
      newest.replaceChildren(...(last ? told(last) : []));
      newest.hidden = !last;
      verdict.hidden = !found;
      verdict.replaceChildren();
      if (found) {
        const { solved, text, rule, clause } = found;
        const why = rule ? [make("span", "bk-why", words.why), ` ${rule} `] : [];
        const law = make("p", "bk-law", ...why, make("code", "bk-clause", clause));
        set(verdict, { "data-solved": solved });
        verdict.append(
          icon(solved ? "check" : "again"),
          make("div", "bk-note-body", make("p", "bk-note-text", text), law),
        );
      }
      finished.textContent = over && found?.solved ? (own.finished ?? "") : "";
      finished.hidden = !finished.textContent;
      // What is too long for a small screen can be scrolled by keyboard too.
      set(root, { tabindex: root.scrollHeight > root.clientHeight + 1 ? 0 : null });
    },
  };
}
