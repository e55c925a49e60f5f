/** Language, text size and colours: the last two are the browser's own affair, for all boards that it shows. */

/** @import { Words } from "./types.js" */
import { button, make, set } from "./make.js";
import { keep, recall } from "./store.js";

const KEY = "boardkit.look";
const SIZES = 4;
const COLOURS = /** @type {const} */ (["auto", "light", "dark"]);

/**
 * @param {HTMLElement} root
 * @param {() => void} changed  called when the colours are other ones
 */
export function createLook(root, changed) {
  const found = recall(KEY);
  const look = {
    size: Number.isInteger(found?.size) ? Math.min(Math.max(found.size, 0), SIZES - 1) : 0,
    colours: COLOURS.find((name) => name === found?.colours) ?? "auto",
  };
  const apply = () => {
    set(root, { "data-size": look.size || null, "data-colours": look.colours });
    changed();
  };
  set(root, { "data-size": look.size || null, "data-colours": look.colours });
  const store = () => {
    keep(KEY, look);
    apply();
  };

  return {
    /**
     * @param {Words} words
     * @param {(lang: string) => void} speak
     */
    page(words, speak) {
      const other = words.lang === "en" ? "zh-Hant" : "en";
      const language = button("", () => speak(other)).show(words.language);
      set(language, { lang: other });
      const smaller = button("", () => resize(-1), { often: true });
      const larger = button("", () => resize(1), { often: true });
      const colours = COLOURS.map((name) => {
        const node = button("bk-choice", () => {
          look.colours = name;
          store();
          mend();
        });
        return { name, node: node.show(words[name]) };
      });
      const mend = () => {
        smaller.show(words.smaller, look.size > 0);
        larger.show(words.larger, look.size < SIZES - 1);
        for (const { name, node } of colours) set(node, { "aria-pressed": name === look.colours });
      };
      const resize = (/** @type {number} */ by) => {
        look.size = Math.min(Math.max(look.size + by, 0), SIZES - 1);
        store();
        mend();
      };
      mend();
      const group = (/** @type {string} */ name, /** @type {Node[]} */ ...nodes) => {
        const row = make("div", "bk-row", ...nodes);
        set(row, { role: "group", "aria-label": name });
        return make("div", "bk-field", make("span", "bk-label", name), row);
      };
      return [
        group(words.language_head, language),
        group(words.text_size, smaller, larger),
        group(words.colours, ...colours.map(({ node }) => node)),
      ];
    },
  };
}
