/** What came of a try: sentence by sentence, the newest standing out; then the verdict and its rule. */

/** @import { Lesson, Words } from "./types.js" */
import { icon, make, set } from "./make.js";

export function createTelling() {
  const lines = make("ol", "bk-told");
  const verdict = make("div", "bk-verdict");
  const finished = make("p", "bk-finished");
  const root = make("div", "bk-telling", lines, verdict, finished);
  return {
    root,
    /**
     * @param {Lesson} lesson
     * @param {Words} words
     */
    show({ told, verdict: found, finished: over, words: own }, words) {
      lines.replaceChildren(
        ...told.lines.map(({ text, clause }, i) => {
          const newest = told.more && i + 1 === told.lines.length;
          return make(
            "li",
            `bk-told-line${newest ? " is-new" : ""}`,
            text,
            " ",
            make("code", "bk-clause", clause),
          );
        }),
      );
      lines.hidden = !told.lines.length;
      set(lines, { "data-more": told.more });
      verdict.hidden = !found;
      verdict.replaceChildren();
      if (found) {
        set(verdict, { "data-solved": found.solved });
        verdict.append(
          icon(found.solved ? "check" : "again"),
          make(
            "div",
            "bk-note-body",
            make("p", "bk-note-text", found.text),
            make(
              "p",
              "bk-law",
              ...(found.rule ? [make("span", "bk-why", words.why), ` ${found.rule} `] : []),
              make("code", "bk-clause", found.clause),
            ),
          ),
        );
      }
      finished.textContent = over && found?.solved ? (own.finished ?? "") : "";
      finished.hidden = !finished.textContent;
    },
  };
}
