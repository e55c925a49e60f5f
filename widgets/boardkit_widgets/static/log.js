/** The log under the board: the newest round open, the older ones folded below it. */

/** @import { Entry, Line, Words } from "./types.js" */
import { make, set } from "./make.js";

/** @param {Line} line */
function lineOf(line) {
  const item = make("li", "bk-line", line.text);
  if (line.clause) item.append(" ", make("code", "bk-clause", line.clause));
  return item;
}

export function createLog() {
  const head = make("p", "bk-log-head");
  const list = make("div", "bk-log-list");
  const root = make("div", "bk-log", head, list);
  /** What is shown, oldest first. @type {{text: string, box: HTMLDetailsElement}[]} */
  const shown = [];
  /** How many lines were there last; -1 before the first time, when nothing is new. */
  let count = -1;

  return {
    root,
    /**
     * @param {Entry[]} log
     * @param {Words} words
     * @returns {string[]}  the lines that were not there before
     */
    show(log, words) {
      head.textContent = words.log;
      set(root, { role: "group", "aria-label": words.log });
      root.classList.toggle("is-empty", !log.length);
      const grown = log.length > shown.length;
      for (const { box } of shown.splice(log.length)) box.remove();
      for (const [i, entry] of log.entries()) {
        const text = JSON.stringify(entry);
        const known = shown[i];
        if (known?.text === text) continue;
        const box = known?.box ?? make("details", "bk-entry");
        box.replaceChildren(
          make("summary", "bk-entry-head", entry.head),
          make("ul", "bk-lines", ...entry.lines.map(lineOf)),
        );
        shown[i] = { text, box };
        if (!known) list.prepend(box);
      }
      // The newest that has something to tell: a round just begun has only its heading.
      const last = log.map((entry) => entry.lines.length > 0).lastIndexOf(true);
      if (grown) for (const [i, { box }] of shown.entries()) box.open = i >= last;
      if (grown) list.scrollTop = 0;
      const lines = log.flatMap((entry) => entry.lines.map((line) => line.text));
      const fresh = count < 0 ? [] : lines.slice(count);
      count = lines.length;
      return fresh;
    },
  };
}
