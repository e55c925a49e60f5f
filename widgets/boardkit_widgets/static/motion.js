/** Moves pieces smoothly from where they were to where they are: measure first, change, then play the difference. */

import { set } from "./make.js";
import { keyed } from "./picture.js";

const TIME = 260;
const EASE = "cubic-bezier(.3,.1,.2,1)";

/** @param {SVGGraphicsElement} node */
const matrix = (node) => DOMMatrix.fromMatrix(node.getScreenCTM() ?? undefined);

/**
 * The key of the nearest keyed ancestor that the test accepts.
 * @param {Element} node
 * @param {(key: string) => boolean} accepts
 * @returns {string | undefined}
 */
function above(node, accepts) {
  const parent = node.parentElement?.closest("[data-key]");
  if (!parent) return undefined;
  const key = parent.getAttribute("data-key") ?? "";
  return accepts(key) ? key : above(parent, accepts);
}

/**
 * @param {HTMLElement} root  the element that holds the panels
 */
export function createMotion(root) {
  /** What is still moving. @type {Animation[]} */
  let running = [];
  /** Copies of pieces on their way out. @type {Element[]} */
  let ghosts = [];

  const stop = () => {
    for (const animation of running) animation.cancel();
    for (const ghost of ghosts) ghost.remove();
    running = [];
    ghosts = [];
    for (const panel of root.children) panel.classList.remove("is-moving");
  };

  /**
   * @param {Element} node
   * @param {Keyframe[]} frames
   * @param {() => void} then  not called when another picture came first
   */
  const play = (node, frames, then) => {
    const animation = node.animate(frames, { duration: TIME, easing: EASE });
    animation.onfinish = then;
    running.push(animation);
  };

  /**
   * A copy that takes no part in anything: it fades where the piece was.
   * @param {SVGGraphicsElement} node
   * @returns {{svg?: SVGSVGElement, ghost?: SVGGraphicsElement}}
   */
  const ghostOf = (node) => {
    const svg = node.ownerSVGElement;
    if (!svg) return {};
    const ghost = /** @type {SVGGraphicsElement} */ (node.cloneNode(true));
    for (const each of [ghost, ...ghost.querySelectorAll("*")]) {
      for (const name of ["data-key", "data-spot", "role", "tabindex", "aria-label"])
        each.removeAttribute(name);
    }
    const place = matrix(svg).inverse().multiply(matrix(node));
    set(ghost, { transform: `${place}`, "aria-hidden": true });
    ghost.classList.add("bk-ghost");
    return { svg, ghost };
  };

  /** @param {Map<string, SVGGraphicsElement>} nodes */
  const measure = (nodes) => new Map([...nodes].map(([key, node]) => [key, matrix(node)]));

  return {
    stop,

    /**
     * Runs a change of the picture and plays it.
     * @param {() => void} change
     * @param {boolean} calm  without motion: at the first drawing, at another size, or when the person wants none
     */
    around(change, calm) {
      const before = calm ? null : keyed(root);
      // Measured while the last motion still runs: a piece interrupted goes on from where the eye last saw it.
      const from = measure(before ?? new Map());
      const left = [...(before ?? [])].map(([key, node]) => ({
        key,
        holder: above(node, () => true),
        ...ghostOf(node),
      }));
      stop();
      change();
      if (!before) return;
      const after = keyed(root);
      const to = measure(after);
      /** @type {[SVGGraphicsElement, Keyframe[]][]} */
      const plan = [];
      for (const [key, node] of after) {
        const old = from.get(key);
        const now = to.get(key);
        if (!old || !now) {
          // What is new inside something new appears with it.
          const holder = above(node, () => true);
          if (holder === undefined || from.has(holder)) plan.push([node, [{ opacity: 0 }, { opacity: 1 }]]);
          continue;
        }
        // In the frame of the nearest ancestor that moves by itself and takes this one along.
        const holder = above(node, (name) => from.has(name)) ?? "";
        const carried = (to.get(holder) ?? new DOMMatrix()).multiply(
          (from.get(holder) ?? new DOMMatrix()).inverse(),
        );
        const parent = matrix(
          /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (node.parentElement)),
        ).inverse();
        const start = parent.multiply(carried).multiply(old);
        const end = parent.multiply(now);
        if (Math.hypot(start.e - end.e, start.f - end.f) < 1 && Math.abs(start.a - end.a) < 0.01) continue;
        plan.push([node, [{ transform: `${start}` }, { transform: `${end}` }]]);
      }
      // Played only now: a motion under way would have falsified the measures above.
      for (const [node, frames] of plan) {
        const panel = node.closest(".bk-panel");
        panel?.classList.add("is-moving");
        play(node, frames, () => panel?.classList.remove("is-moving"));
      }
      for (const { key, holder, svg, ghost } of left) {
        if (!svg || !ghost || after.has(key) || !root.contains(svg)) continue;
        if (holder !== undefined && !after.has(holder)) continue;
        svg.append(ghost);
        ghosts.push(ghost);
        play(ghost, [{ opacity: 1 }, { opacity: 0 }], () => ghost.remove());
      }
    },
  };
}
