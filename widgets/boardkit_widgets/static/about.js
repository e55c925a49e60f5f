/** What the picture has to say about a place: drawn already, and shown while that place is pointed at or has the focus. */

import { spotName } from "./spots.js";

/**
 * @param {HTMLElement} picture  in it `[data-about]` names the place that a group of the drawing is about
 * @param {AbortSignal} signal
 */
export function createAbout(picture, signal) {
  let name = "";
  const show = () => {
    for (const node of picture.querySelectorAll("[data-about]"))
      node.classList.toggle("is-about", name !== "" && node.getAttribute("data-about") === name);
  };
  /** @param {string} wish  the place; "" for none */
  const tell = (wish) => {
    name = wish;
    show();
  };
  /** Where nothing is pointed at, it is the place with the focus that counts. */
  const rest = () => {
    const spot = picture.querySelector("[data-spot]:focus");
    tell(spot ? spotName(spot) : "");
  };
  /** @param {Event} event */
  const under = (event) => {
    const spot = /** @type {Element} */ (event.target).closest("[data-spot]");
    if (spot) tell(spotName(spot));
    else rest();
  };
  picture.addEventListener("pointerover", under, { signal });
  picture.addEventListener("focusin", under, { signal });
  picture.addEventListener("pointerleave", rest, { signal });
  picture.addEventListener("focusout", () => tell(""), { signal });
  return { tell, show };
}
