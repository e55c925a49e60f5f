/** Where one is in the lesson: always in one line, and on request every part and step, each a click away. */

/** @import { Lesson } from "./types.js" */
import { button, icon, make, set } from "./make.js";

/** @param {(at: number) => void} go */
export function createStrip(go) {
  const title = make("span", "bk-strip-title");
  const part = make("span", "bk-strip-part");
  const count = make("span", "bk-strip-count");
  const bits = make("span", "bk-bits");
  const summary = make("summary", "bk-strip-head", make("span", "bk-strip-line", title, part, count), bits);
  const list = make("div", "bk-parts");
  const root = make("details", "bk-strip", summary, list);
  set(bits, { "aria-hidden": true });
  let shown = "";

  return {
    root,
    /** @param {Lesson} lesson */
    show(lesson) {
      const { parts, at, count: all, words } = lesson;
      const text = JSON.stringify([parts, at, words.step]);
      if (text === shown) return;
      shown = text;
      const here = parts.find(({ first, done }) => at >= first && at < first + done.length);
      title.textContent = lesson.title;
      part.textContent = here?.title ?? "";
      count.textContent = `${words.step} ${at + 1} / ${all}`;
      bits.replaceChildren(
        ...parts.map(({ first, done }) => {
          const row = done.map((solved, i) => {
            const bit = make("i", "bk-bit", ...(solved ? [icon("check")] : []));
            set(bit, { "data-done": solved, "data-here": first + i === at });
            return bit;
          });
          const group = make("span", "bk-bit-part", ...row);
          group.style.flexGrow = String(done.length);
          return group;
        }),
      );
      const held = [...list.querySelectorAll("button")].findIndex((node) => node.matches(":focus"));
      list.replaceChildren(
        ...parts.map(({ title, minutes, core, first, done }) => {
          const steps = done.map((solved, i) => {
            const node = button("bk-step-button", () => go(first + i), solved ? { sign: "check" } : {});
            node.show(String(first + i + 1));
            const name = `${words.step} ${first + i + 1}`;
            set(node, {
              "aria-label": solved ? `${name}, ${words.done_step}` : name,
              "aria-current": first + i === at ? "step" : null,
              "data-done": solved,
            });
            return node;
          });
          const about = [`${minutes} ${words.minutes}`, ...(core ? [] : [words.optional])].join(" · ");
          const head = make(
            "p",
            "bk-part-head",
            make("b", "", title),
            " ",
            make("span", "bk-minutes", about),
          );
          const box = make("div", "bk-part", head, make("div", "bk-row", ...steps));
          set(box, { role: "group", "aria-label": title });
          return box;
        }),
      );
      if (held >= 0) list.querySelectorAll("button")[held]?.focus();
    },
    close() {
      root.open = false;
    },
  };
}
