/** The tool bar: what can be done at the table beside moving. */

/** @import { Table, Words } from "./types.js" */
import { createRoving } from "./keys.js";
import { button, make, set } from "./make.js";

/**
 * @param {(name: string) => void} command
 * @param {(opener: HTMLElement) => void} menu
 * @param {AbortSignal} signal
 */
export function createBar(command, menu, signal) {
  const back = button("bk-quiet bk-short", () => command("take_back"), { sign: "undo" });
  const redo = button("bk-quiet bk-short", () => command("redo"), { sign: "redo" });
  const hint = button("bk-quiet", () => command("hint"), { sign: "bulb" });
  const more = button("bk-quiet", () => menu(more), { sign: "menu" });
  const root = make("div", "bk-tools", back, redo, hint, more);
  set(root, { role: "toolbar" });
  const tools = [back, redo, hint, more];
  // The name of a tool is its place: the roving needs one that stays.
  const roving = createRoving(
    root,
    () => tools,
    (tool) => String(tools.indexOf(/** @type {(typeof tools)[number]} */ (tool))),
    () => {},
    signal,
  );
  return {
    root,
    /**
     * @param {Table} table
     * @param {Words} words
     */
    show({ can }, words) {
      set(root, { "aria-label": words.tools });
      back.show(words.take_back, can.take_back);
      redo.show(words.redo, can.redo);
      hint.show(words.hint, can.hint);
      more.show(words.menu);
      roving.refresh("3", false);
    },
  };
}
