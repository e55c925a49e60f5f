/** A question: pick one, pick several, write a number, or click on the board; and, once answered, what was right. */

/** @import { Lesson, Quiz } from "./types.js" */
import { createRoving } from "./keys.js";
import { icon, make, set } from "./make.js";

/**
 * @param {() => void} changed  another answer is chosen
 * @param {(name: string) => void} point
 * @param {AbortSignal} signal
 */
export function createQuiz(changed, point, signal) {
  const text = make("p", "bk-prompt");
  const list = make("div", "bk-bar bk-answers");
  const input = make("input", "bk-input");
  const label = make("span", "bk-label");
  const number = make("label", "bk-field", label, input);
  const root = make("div", "bk-quiz", text, list, number);
  set(input, { type: "number", step: 1, inputmode: "numeric" });
  /** @type {Quiz | null} */
  let quiz = null;
  /** @type {string[]} */
  let chosen = [];

  const buttons = () => [...list.querySelectorAll("button")];
  const nameOf = (/** @type {Element} */ node) => node.getAttribute("data-answer") ?? "";
  const press = (/** @type {string} */ name) => {
    if (!quiz || quiz.answered || !quiz.choices.some((choice) => choice.name === name)) return;
    if (quiz.kind !== "many") chosen = [name];
    else chosen = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name];
    mark();
    changed();
  };
  const roving = createRoving(list, buttons, nameOf, press, signal);
  list.addEventListener("click", (event) => {
    const node = /** @type {Element} */ (event.target).closest("button");
    if (node) press(nameOf(node));
  });
  for (const type of ["pointerover", "focusin", "pointerout", "focusout"]) {
    list.addEventListener(type, (event) => {
      const node = /** @type {Element} */ (event.target).closest("button");
      point(node && !type.endsWith("out") ? nameOf(node) : "");
    });
  }
  input.addEventListener("input", () => {
    chosen = /^-?\d{1,9}$/.test(input.value) ? [String(Number(input.value))] : [];
    changed();
  });

  const mark = () => {
    const many = quiz?.kind === "many";
    for (const node of buttons()) {
      const on = chosen.includes(nameOf(node));
      // Not disabled when answered: there is something to read on it.
      const fixed = many && quiz?.answered ? true : null;
      set(node, { role: many ? "checkbox" : "radio", "aria-checked": on, "aria-readonly": fixed });
    }
  };

  /**
   * What became of an answer, as sign and word.
   * @param {string} name
   * @param {{[key: string]: string}} words
   */
  const verdict = (name, words) => {
    if (!quiz?.answered) return [];
    const right = quiz.right.includes(name);
    const yours = quiz.chosen.includes(name);
    const said = [...(right ? [words.right] : []), ...(yours ? [words.yours] : [])];
    if (!said.length) return [];
    const tag = make("span", "bk-tag", icon(right ? "check" : "close"), said.join(" · "));
    set(tag, { "data-right": right });
    return [tag];
  };

  return {
    root,
    input,
    press,
    chosen: () => chosen,
    /** The answers that may be clicked on the board. */
    open: () => (quiz && !quiz.answered ? quiz.choices.map(({ name }) => name) : []),

    /**
     * @param {Lesson} lesson
     */
    show({ quiz: now, words }) {
      const other = JSON.stringify([now?.text, now?.choices.map(({ name }) => name)]);
      if (other !== root.getAttribute("data-asks") || (quiz?.answered && !now?.answered)) {
        chosen = [];
        input.value = "";
      }
      set(root, { "data-asks": other });
      quiz = now;
      root.hidden = !now;
      if (!now) return list.replaceChildren();
      if (now.answered) chosen = now.chosen;
      text.textContent = now.text;
      const old = new Map(buttons().map((node) => [nameOf(node), node]));
      const byNumber = now.kind === "number";
      const held = list.contains(/** @type {Document | ShadowRoot} */ (list.getRootNode()).activeElement);
      // A number has no list; once it is answered, it has one: of what was right and what was said.
      const all = byNumber
        ? [...new Set([...now.right, ...(now.answered ? now.chosen : [])])].map((name) => ({
            name,
            label: name,
          }))
        : now.choices;
      const nodes = all.map(({ name, label: said }) => {
        const node = old.get(name) ?? make("button", "bk-button bk-answer");
        set(node, { type: "button", "data-answer": name });
        node.replaceChildren(make("span", "bk-words", said), ...verdict(name, words));
        return node;
      });
      if (nodes.some((node, i) => node !== list.children[i]) || nodes.length !== list.children.length)
        list.replaceChildren(...nodes);
      const group = now.kind === "many" ? "group" : "radiogroup";
      const fixed = group === "radiogroup" && now.answered ? true : null;
      set(list, { role: group, "aria-label": now.text, "aria-readonly": fixed });
      list.hidden = !nodes.length;
      number.hidden = !byNumber || now.answered;
      label.textContent = words.number ?? "";
      mark();
      roving.refresh("", held);
    },
  };
}
