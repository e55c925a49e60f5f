/** Keeps what comes next in sight: CSS's sticky does it, but not inside JupyterLab, whose outputs scroll by themselves. */

/**
 * How far down the page can be seen where the node is.
 * @param {HTMLElement} node
 */
function sight(node) {
  let bottom = window.innerHeight;
  // What the page's own body clips is the window, however high the body itself may be.
  for (let up = node.parentElement; up && up.localName !== "body"; up = up.parentElement) {
    if (getComputedStyle(up).overflowY !== "visible")
      bottom = Math.min(bottom, up.getBoundingClientRect().bottom);
  }
  return bottom;
}

/**
 * @param {HTMLElement} body  they stay inside it
 * @param {HTMLElement[]} nodes  those that the stylesheet calls sticky
 * @param {AbortSignal} signal
 */
export function keepInSight(body, nodes, signal) {
  /** How far each is lifted now. @type {Map<HTMLElement, number>} */
  const lifts = new Map();
  let due = 0;
  /** Nothing moves away under a finger: a press and its release must meet the same button. */
  let held = false;
  const place = () => {
    due = 0;
    if (held) return;
    const { top } = body.getBoundingClientRect();
    const bottom = sight(body);
    for (const node of nodes) {
      const { bottom: now, height } = node.getBoundingClientRect();
      const wanted = height && getComputedStyle(node).position === "sticky";
      const natural = now + (lifts.get(node) ?? 0);
      const lift = wanted ? Math.round(Math.max(0, Math.min(natural - bottom, natural - height - top))) : 0;
      if (lift === (lifts.get(node) ?? 0)) continue;
      lifts.set(node, lift);
      node.style.transform = lift ? `translateY(${-lift}px)` : "";
    }
  };
  const soon = () => {
    due ||= requestAnimationFrame(place);
  };
  const observer = new ResizeObserver(soon);
  for (const node of [body, ...nodes]) observer.observe(node);
  window.addEventListener("scroll", soon, { capture: true, passive: true, signal });
  window.addEventListener("resize", soon, { signal });
  body.addEventListener("pointerdown", () => (held = true), { capture: true, signal });
  for (const end of ["pointerup", "pointercancel"]) {
    const release = () => {
      held = false;
      // After the click that follows the release.
      setTimeout(soon);
    };
    window.addEventListener(end, release, { capture: true, signal });
  }
  signal.addEventListener("abort", () => {
    observer.disconnect();
    cancelAnimationFrame(due);
  });
}
