/** The game as the browser keeps it: when the kernel is lost, a fresh board offers to go on with it. */

/** @import { Table, Words } from "./types.js" */
import { button, make, set } from "./make.js";
import { keep, recall } from "./store.js";

/** @param {(name: string, args?: object) => boolean} command */
export function createKeeping(command) {
  const text = make("span", "bk-keep-text");
  const goOn = button("bk-strong", () => {
    command("load", { text: code });
    code = "";
    root.hidden = true;
  });
  const forget = button("bk-quiet", () => {
    keep(key, null);
    code = "";
    root.hidden = true;
  });
  const root = make("div", "bk-keep", text, goOn, forget);
  set(root, { role: "group" });
  let key = "";
  /** What is offered. */
  let code = "";
  let kept = "";
  let first = true;

  return {
    root,
    /**
     * @param {Table} table
     * @param {Words} words
     */
    show({ saved }, words) {
      key = saved.key;
      if (first && saved.fresh) {
        const found = recall(key);
        if (typeof found?.code === "string") code = found.code;
        text.textContent =
          typeof found?.when === "number" ? new Date(found.when).toLocaleString(words.lang) : "";
      }
      first = false;
      if (!saved.fresh) {
        code = "";
        if (saved.code !== kept) keep(key, { code: saved.code, when: Date.now() });
        kept = saved.code;
      }
      root.hidden = !code;
      set(root, { "aria-label": words.go_on });
      goOn.show(words.go_on);
      forget.show(words.forget);
    },
  };
}
