/** The list of choices beside the picture: the same moves as buttons, for fingers, eyes and ears that miss the picture. */

import { createRoving } from "./keys.js";
/** @import { Place } from "./tree.js" */
/** @import { Choices, Scene, Words } from "./types.js" */
import { make, set } from "./make.js";
import { focused } from "./picture.js";

/** The name of the Done button among the buttons: no part has it. */
const DONE = "";

/**
 * @param {{press: (name: string, why: boolean) => void, number: (text: string) => void,
 *     done: () => void, undo: () => void, point: (name: string) => void}} act
 * @param {AbortSignal} signal
 */
export function createChoices(act, signal) {
  const prompt = make("p", "bk-prompt");
  const so = make("span", "bk-so");
  const chips = make("span", "bk-chips");
  const undo = make("button", "bk-button bk-quiet");
  const chosen = make("div", "bk-chosen", so, chips, undo);
  const bar = make("div", "bk-bar");
  const input = make("input", "bk-input");
  const ok = make("button", "bk-button bk-strong");
  const number = make("form", "bk-number", input, ok);
  const root = make("div", "bk-choices", prompt, bar, number, chosen);
  undo.type = "button";
  input.type = "number";
  // The browser's own answer to a number out of range says less than the rule does: let it through to be refused.
  number.noValidate = true;
  set(bar, { role: "toolbar", tabindex: -1 });

  /** @returns {HTMLButtonElement[]} */
  const buttons = () => [...bar.querySelectorAll("button")];
  const nameOf = (/** @type {Element} */ button) => button.getAttribute("data-part") ?? DONE;
  const choose = (/** @type {string} */ name, /** @type {boolean} */ why) => {
    if (name !== DONE) act.press(name, why);
    else if (!why) act.done();
  };
  const roving = createRoving(bar, buttons, nameOf, choose, signal);

  undo.addEventListener("click", () => act.undo(), { signal });
  number.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      if (input.value) act.number(input.value);
    },
    { signal },
  );
  for (const type of ["pointerover", "focusin", "pointerout", "focusout"]) {
    bar.addEventListener(
      type,
      (event) => {
        const button = /** @type {Element} */ (event.target).closest("button");
        act.point(button && !type.endsWith("out") ? nameOf(button) : "");
      },
      { signal },
    );
  }

  return {
    root,
    bar,
    nameOf,

    /**
     * @param {Choices} choices
     * @param {Place} place
     * @param {string[]} clicks
     * @param {Scene} scene
     * @param {Words} words
     */
    show(choices, place, clicks, scene, words) {
      const label = (/** @type {string} */ name) => choices.labels[name] ?? scene.spots[name] ?? name;
      const held = bar === focused(bar)?.closest(".bk-bar");
      root.classList.toggle("is-idle", choices.seat === null);
      prompt.textContent = choices.prompt;
      so.textContent = words.you_chose;
      chips.replaceChildren(...clicks.map((name) => make("span", "bk-chip", label(name))));
      chosen.classList.toggle("is-empty", !clicks.length);
      undo.textContent = words.undo;
      undo.disabled = !clicks.length;
      set(bar, { "aria-label": words.choices });
      const old = new Map(buttons().map((button) => [nameOf(button), button]));
      const names = place.done && place.node !== 1 ? [...place.next, DONE] : place.next;
      const wanted = names.map((name) => {
        const button = old.get(name) ?? make("button", "bk-button");
        set(button, { type: "button", "data-part": name });
        button.classList.toggle("bk-strong", name === DONE);
        button.textContent = name === DONE ? words.done : label(name);
        return button;
      });
      for (const [name, button] of old) if (!names.includes(name)) button.remove();
      for (const [i, button] of wanted.entries()) {
        if (bar.children[i] !== button) bar.insertBefore(button, bar.children[i] ?? null);
      }
      number.hidden = !place.range;
      // What somebody typed is theirs.
      if (!place.range) input.value = "";
      if (place.range) {
        const [low, high] = place.range.map(String);
        if (input.min !== low || input.max !== high) input.value = `${low}`;
        set(input, { min: low, max: high, "aria-label": choices.prompt });
        ok.textContent = words.done;
      }
      roving.refresh("", held);
    },
  };
}
