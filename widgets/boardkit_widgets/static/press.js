/** Clicks and keys of the whole board: a place or its button, Esc and Backspace, and what a hand does by mistake. */

import { spotName } from "./spots.js";

/**
 * @param {HTMLElement} root
 * @param {{turn: () => number, press: (name: string) => void, done: () => void, undo: () => boolean,
 *     next: () => string[], signal: AbortSignal}} act
 */
export function listenToClicks(root, { turn, press, done, undo, next, signal }) {
  let turnAtClick = -1;
  root.addEventListener(
    "click",
    (event) => {
      const target = /** @type {Element} */ (event.target);
      const spot = target.closest("[data-spot]");
      const part = target.closest("[data-part]");
      if (!spot && !part) return;
      const name = spot ? spotName(spot) : (part?.getAttribute("data-part") ?? "");
      // The second half of a double click never plays on the next board, takes back or asks why.
      if (event.detail > 1 && (turn() !== turnAtClick || !next().includes(name))) return;
      turnAtClick = turn();
      if (spot || name) press(name);
      else done();
    },
    { signal },
  );
  root.addEventListener(
    "keydown",
    (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.repeat && (event.key === "Enter" || event.key === " ") && target.closest("button")) {
        // A key held down is one press.
        event.preventDefault();
        return;
      }
      const back =
        event.key === "Escape" || (event.key === "Backspace" && !target.closest("input, textarea"));
      if (!back || !undo()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
}
