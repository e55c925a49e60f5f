/** Scrolling the page: only for a person who does something on this board, not when a notebook has just been opened. */

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function createReveal(root, signal) {
  let busy = false;
  const act = () => {
    busy = true;
  };
  for (const type of ["pointerdown", "keydown"]) root.addEventListener(type, act, { signal });
  /** @param {Element | null | undefined} node */
  return (node) => {
    if (busy) node?.scrollIntoView({ block: "nearest" });
  };
}
