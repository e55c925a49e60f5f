/** Marks every place of the picture: its spoken name, whether it may be chosen, and a ring that shows both. */

import { draw, set } from "./make.js";
import { RING } from "./picture.js";

/** How far the ring stands off the place, in units of the picture. */
const GAP = 3;

/**
 * All places, in reading order.
 * @param {Element} root
 * @returns {SVGGraphicsElement[]}
 */
export function spotsOf(root) {
  return [...root.querySelectorAll("[data-spot]")].filter((node) => node instanceof SVGGraphicsElement);
}

/** @param {Element} node */
export const spotName = (node) => node.getAttribute("data-spot") ?? "";

/**
 * A ring round each place, drawn by us because CSS outlines on SVG are not drawn everywhere; it lies below the place
 * and makes all of its rectangle one target for a finger.
 * @param {Element} root
 */
export function drawRings(root) {
  const spots = spotsOf(root);
  for (const ring of root.querySelectorAll(`rect.${RING}`)) ring.remove();
  // Measured all at once, then changed all at once: the other way round costs a layout for each.
  const boxes = spots.map((spot) => spot.getBBox());
  for (const [i, spot] of spots.entries()) {
    const box = boxes[i];
    if (!box?.width) continue;
    spot.prepend(
      draw("rect", {
        class: RING,
        x: box.x - GAP,
        y: box.y - GAP,
        width: box.width + 2 * GAP,
        height: box.height + 2 * GAP,
        rx: 8,
      }),
    );
  }
}

/**
 * @param {Element} root
 * @param {{[name: string]: string}} spoken
 * @param {Set<string>} legal
 * @param {Set<string>} chosen
 */
export function markSpots(root, spoken, legal, chosen) {
  for (const spot of spotsOf(root)) {
    const name = spotName(spot);
    const open = legal.has(name);
    const taken = chosen.has(name);
    spot.classList.toggle("is-legal", open);
    spot.classList.toggle("is-illegal", !open && !taken);
    spot.classList.toggle("is-chosen", taken);
    set(spot, {
      role: "button",
      "aria-label": spoken[name] ?? name,
      // A place that is wrong to touch still answers, with the reason; so it can be reached, and is only called disabled.
      "aria-disabled": !open && !taken,
      "aria-pressed": taken || null,
    });
  }
}

/**
 * The panels that stand below the one with the choices, in rows of their own, come after the list of choices where the
 * screen is narrow: what one does next is not pushed out of sight by what one only looks at.
 * @param {Element} root
 * @param {import("./types.js").Panel[]} panels
 * @param {number} offered
 * @param {boolean} veiled  what one will choose from is not shown yet, and nothing is known of where it will stand
 */
export function partPanels(root, panels, offered, veiled) {
  const boxes = [...root.children];
  let last = boxes.map((box) => Boolean(box.querySelector(".is-legal"))).lastIndexOf(true);
  if (last < 0 && veiled) last = 0;
  // While nobody chooses, everything stays where it was.
  if (last < 0) return;
  let row = 0;
  let used = 0;
  const rows = panels.map(({ width }) => {
    if (used && used + width > offered) [row, used] = [row + 1, 0];
    used += width;
    return row;
  });
  for (const [i, box] of boxes.entries())
    set(box, { "data-after": (rows[i] ?? 0) > (rows[last] ?? 0) || null });
}
