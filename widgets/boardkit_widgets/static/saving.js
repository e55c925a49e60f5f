/** Saving and reading: a file by download and upload, a share code that can be selected. */

/** @import { Saved, Words } from "./types.js" */
import { button, make, set } from "./make.js";
import { field } from "./setup.js";
import { download } from "./store.js";

/** The largest text that is worth sending to Python, which refuses more. */
const LARGEST = 200_000;

/**
 * @param {Saved} saved
 * @param {Words} words
 */
export function savedPage(saved, words) {
  const code = make("textarea", "bk-input bk-code");
  code.value = saved.code;
  code.readOnly = true;
  set(code, { rows: 4, spellcheck: false });
  code.addEventListener("focus", () => code.select());
  return [
    ...(saved.warning ? [make("p", "bk-warning", saved.warning)] : []),
    button("bk-strong", () => download(saved.file, saved.text)).show(words.download),
    field(words.code, code),
  ];
}

/**
 * @param {Words} words
 * @param {(text: string) => void} load
 */
export function loadPage(words, load) {
  const file = make("input", "bk-input bk-file");
  set(file, { type: "file", accept: ".json,.txt,application/json,text/plain" });
  const code = make("textarea", "bk-input bk-code");
  set(code, { rows: 4, spellcheck: false });
  const wrong = make("p", "bk-warning");
  set(wrong, { role: "alert" });
  wrong.hidden = true;
  const tooLarge = () => {
    wrong.hidden = false;
    wrong.textContent = words.too_large;
  };
  const go = (/** @type {string} */ text) => {
    if (text.length > LARGEST) tooLarge();
    else if (text.trim()) load(text);
  };
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    if (chosen.size > LARGEST) tooLarge();
    else go(await chosen.text());
  });
  return [
    make("p", "bk-help", words.load_help),
    wrong,
    field(words.file, file),
    field(words.code, code),
    button("bk-strong", () => go(code.value)).show(words.load),
  ];
}
