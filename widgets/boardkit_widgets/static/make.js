/** Making and marking elements. Text only ever goes in as text. */

export const SVG = "http://www.w3.org/2000/svg";

/** Signs beside words, drawn as lines on 24 by 24: a font may lack them, or draw them in colours of its own. */
const ICONS = {
  undo: "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
  redo: "m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3Z",
  menu: "M4 7h16M4 12h16M4 17h16",
  first: "M6 5v14M19 5 9 12l10 7Z",
  back: "m15 5-8 7 8 7",
  forward: "m9 5 8 7-8 7",
  now: "M18 5v14M5 5l10 7-10 7Z",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  hide: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12ZM4 20 20 4",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 3",
  close: "m6 6 12 12M18 6 6 18",
  check: "m5 12 5 6L19 6",
  again: "M5 7v5h5M5.5 12a7 7 0 1 1 1.5 5",
};
/** @typedef {keyof typeof ICONS} Icon */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} name  the class
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, name, ...children) {
  const node = document.createElement(tag);
  node.className = name;
  node.append(...children);
  return node;
}

/**
 * @param {Element} node
 * @param {{[name: string]: string | number | boolean | null | undefined}} attributes  null takes the attribute away
 */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {{[name: string]: string | number | boolean | null}} attributes
 * @param {Node[]} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function draw(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  set(node, attributes);
  node.append(...children);
  return node;
}

/** @param {Icon} name */
export function icon(name) {
  return draw(
    "svg",
    { class: "bk-icon", viewBox: "0 0 24 24", "aria-hidden": true },
    draw("path", { d: ICONS[name] }),
  );
}

/** A second click at the same place within this time (ms) is half of a double click. */
const TWICE = 400;
/** When a button of ours was last pressed. */
let pressed = 0;

/**
 * A button of ours. It does nothing while it is called disabled: so it can keep the focus when its time is over.
 * @param {string} name  further classes
 * @param {() => void} press
 * @param {{sign?: Icon, often?: boolean}} more  `often`: clicks in quick succession are meant
 */
export function button(name, press, { sign, often = false } = {}) {
  const words = make("span", "bk-words");
  const node = make("button", `bk-button ${name}`, ...(sign ? [icon(sign)] : []), words);
  node.type = "button";
  node.addEventListener("click", (event) => {
    // The second half of a double click was never meant for what the first half brought.
    if (event.detail > 1 && !often && event.timeStamp - pressed < TWICE) return;
    if (node.getAttribute("aria-disabled") === "true") return;
    pressed = event.timeStamp;
    press();
  });
  return Object.assign(node, {
    /**
     * @param {string | undefined} text
     * @param {boolean} [open]  whether it does anything now
     */
    show(text, open = true) {
      words.textContent = text ?? "";
      set(node, { "aria-disabled": open ? null : true });
      return node;
    },
  });
}
