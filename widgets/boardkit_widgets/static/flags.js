/** Signs that we stick on the picture: look here, this was right, this was not. */

import { draw } from "./make.js";
import { RING } from "./picture.js";

const SIGNS = {
  point: "M-11 -16h22L0 0Z",
  hint: "M-11 -16h22L0 0Z",
  right: "m-6 0 4 5 8-10",
  wrong: "m-5 -5 10 10M5 -5-5 5",
};
/** @typedef {{[sign in keyof typeof SIGNS]: string[]}} Flags */

/** @param {Element} root */
function unflag(root) {
  for (const flag of root.querySelectorAll(".bk-flag")) flag.remove();
}

/**
 * @param {Element} root
 * @param {Flags} flags
 */
export function drawFlags(root, flags) {
  unflag(root);
  for (const sign of /** @type {(keyof typeof SIGNS)[]} */ (Object.keys(SIGNS))) {
    for (const name of flags[sign]) {
      const named = [...root.querySelectorAll("[data-spot], [data-key]")].find(
        (node) => (node.getAttribute("data-spot") ?? node.getAttribute("data-key")) === name,
      );
      if (!(named instanceof SVGGraphicsElement)) continue;
      const ring = named.querySelector(`:scope > rect.${RING}`);
      // Where the piece is at rest: it may be on its way now.
      const { x, y, width } = ring instanceof SVGGraphicsElement ? ring.getBBox() : named.getBBox();
      const arrow = sign === "point" || sign === "hint";
      const [atX, atY] = arrow ? [x + width / 2, y + 4] : [x + width - 6, y + 6];
      const around = arrow ? [] : [draw("circle", { r: 12 })];
      named.append(
        draw(
          "g",
          {
            class: `${RING} bk-flag`,
            "data-sign": sign,
            transform: `translate(${atX} ${atY})`,
            "aria-hidden": true,
          },
          ...around,
          draw("path", { d: SIGNS[sign] }),
        ),
      );
    }
  }
}
