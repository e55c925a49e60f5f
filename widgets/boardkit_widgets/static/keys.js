/** One tab stop for many things: the arrow keys move among them, and only the current one is in the tab order. */

import { set } from "./make.js";
import { focused } from "./picture.js";

/** @type {{[key: string]: [number, number]}} */
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** @typedef {HTMLElement | SVGElement} Item */

/**
 * The nearest thing in this direction: along it as near as may be, and three times rather straight than near.
 * @param {Item[]} items
 * @param {Item} from
 * @param {[number, number]} way
 */
function nearest(items, from, [x, y]) {
  const middle = (/** @type {Item} */ item) => {
    const box = item.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [fromX = 0, fromY = 0] = middle(from);
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const [atX = 0, atY = 0] = middle(item);
    const along = (atX - fromX) * x + (atY - fromY) * y;
    const across = Math.abs((atX - fromX) * y) + Math.abs((atY - fromY) * x);
    const cost = along + 3 * across;
    if (along > 1 && cost < least) [best, least] = [item, cost];
  }
  return best;
}

/**
 * @param {HTMLElement} root
 * @param {() => Item[]} list  the things, in reading order
 * @param {(item: Item) => string} nameOf
 * @param {(name: string, why: boolean) => void} choose
 * @param {AbortSignal} signal
 */
export function createRoving(root, list, nameOf, choose, signal) {
  /** The name of the current one: it outlives the node, when the picture changes. */
  let current = "";

  /** @param {Item | undefined} item */
  const go = (item) => {
    if (!item) return;
    current = nameOf(item);
    refresh();
    item.focus();
  };

  const refresh = (preferred = "") => {
    const items = list();
    const named = (/** @type {string} */ name) => items.find((item) => nameOf(item) === name);
    const stop = named(current) ?? named(preferred) ?? items[0];
    if (stop) current = nameOf(stop);
    for (const item of items) set(item, { tabindex: item === stop ? 0 : -1 });
    return stop;
  };

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const items = list();
    const at = items.indexOf(/** @type {Item} */ (focused(root)));
    const item = items[at];
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    if (way) {
      // Sideways always leads on, so that a line of things can be read through; up and down only where there is something.
      go(nearest(items, item, way) ?? items[at + way[0]]);
    } else if (event.key === "PageDown" || event.key === "PageUp") {
      go(items[at + (event.key === "PageDown" ? 1 : -1)]);
    } else if (event.key === "Home") go(items[0]);
    else if (event.key === "End") go(items.at(-1));
    else if (event.key === "Enter" || event.key === " ") {
      // A key held down repeats, and would answer the next question too. A button makes its own click of the first.
      if (!event.repeat && item instanceof HTMLButtonElement) return;
      if (!event.repeat) choose(nameOf(item), false);
    } else if (event.key === "?") choose(nameOf(item), true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  root.addEventListener("keydown", onKey, { signal });
  root.addEventListener(
    "focusin",
    (event) => {
      const item = list().find((each) => each === event.target);
      if (!item || nameOf(item) === current) return;
      current = nameOf(item);
      refresh();
    },
    { signal },
  );

  return {
    /**
     * To be called when the things have changed.
     * @param {string} preferred  where to go when the current one is gone
     * @param {boolean} hold  the focus was here, and stays here
     */
    refresh(preferred, hold) {
      const stop = refresh(preferred);
      if (hold && !focused(root)) (stop ?? root).focus({ preventScroll: true });
    },
  };
}
