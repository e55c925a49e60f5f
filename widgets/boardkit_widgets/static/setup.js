/** The form for a new game, made from what the game says about its options and players. */

/** @import { Setup, Words } from "./types.js" */
import { button, make, set } from "./make.js";

/**
 * @param {string} text
 * @param {HTMLElement} control
 */
export function field(text, control) {
  return make("label", "bk-field", make("span", "bk-label", text), control);
}

/**
 * @param {{value: unknown, label: string}[]} choices  told apart by their place in the list: a value may be of any type
 * @param {unknown} value
 */
function select(choices, value) {
  const options = choices.map(({ label }, i) => {
    const option = make("option", "", label);
    option.value = String(i);
    return option;
  });
  const node = make("select", "bk-input bk-select", ...options);
  node.value = String(
    Math.max(
      choices.findIndex((choice) => choice.value === value),
      0,
    ),
  );
  return { node, get: () => choices[Number(node.value)]?.value };
}

/**
 * @param {Setup} setup
 * @param {Words} words
 * @param {(args: object) => void} begin
 */
export function setupForm(setup, words, begin) {
  const options = setup.options.map((option) => ({ ...option, ...select(option.values, option.value) }));
  const players = options.find(({ name }) => name === "players");
  const seats = setup.seats.map(({ label, who, name }) => {
    const sitter = select([{ value: "person", label: words.person }, ...setup.bots], who);
    const input = make("input", "bk-input");
    set(input, {
      maxlength: 40,
      autocomplete: "off",
      placeholder: words.name,
      "aria-label": `${label}: ${words.name}`,
    });
    input.value = name;
    set(sitter.node, { "aria-label": `${label}: ${words.seat}` });
    const mend = () => {
      input.hidden = sitter.get() !== "person";
    };
    sitter.node.addEventListener("change", mend);
    mend();
    const row = make("div", "bk-seat", make("span", "bk-label", label), sitter.node, input);
    return { row, get: () => ({ who: sitter.get(), name: input.value }) };
  });
  const taken = () => Number(players?.get() ?? seats.length);
  const mend = () => {
    for (const [i, { row }] of seats.entries()) row.hidden = i >= taken();
  };
  players?.node.addEventListener("change", mend);
  mend();
  const seed = make("input", "bk-input");
  set(seed, { maxlength: 40, autocomplete: "off" });
  seed.value = setup.seed;
  const rows = make("div", "bk-seats", ...seats.map(({ row }) => row));
  set(rows, { role: "group", "aria-label": words.seat });
  const form = make(
    "form",
    "bk-form",
    ...options.map(({ label, node }) => field(label, node)),
    make("p", "bk-label", words.seat),
    rows,
    field(words.seed, seed),
    Object.assign(button("bk-strong", () => {}).show(words.begin), { type: "submit" }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    begin({
      options: Object.fromEntries(options.map(({ name, get }) => [name, get()])),
      seats: seats.slice(0, taken()).map(({ get }) => get()),
      seed: seed.value,
    });
  });
  return form;
}
