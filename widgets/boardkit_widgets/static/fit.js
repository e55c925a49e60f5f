/** How wide we are, and whether dark or light: seen from our own root alone, whatever page we are on. */

import { make, set } from "./make.js";

/** The widths a picture can be drawn for, and the width of the root from which each is asked for. */
const BUCKETS = [
  [1200, 1060],
  [720, 660],
  [360, 0],
];
/** A scroll bar that comes and goes with the picture's height must not flip the bucket to and fro. */
const SLACK = 30;

/**
 * @param {HTMLElement} root
 * @param {(bucket: number) => void} report  called when the bucket is another; with 0 when we have come into sight
 * @returns {() => void} to stop watching
 */
export function watchWidth(root, report) {
  let bucket = 0;
  const observer = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? 0;
    // Hidden, behind another tab for instance: no reason to redraw.
    if (!width) return;
    report(0);
    const [now = 360] =
      BUCKETS.find(([name = 0, from = 0]) => width >= (name <= bucket ? from - SLACK : from)) ?? [];
    if (now === bucket) return;
    bucket = now;
    set(root, { "data-width": bucket });
    report(bucket);
  });
  observer.observe(root);
  return () => observer.disconnect();
}

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function watchTheme(root, signal) {
  // The stylesheet paints the probe with the page's ground (JupyterLab's, VS Code's, else the browser's own). It has a
  // very short transition: so the browser itself tells us when the page's theme changes.
  const probe = make("span", "bk-probe");
  set(probe, { "aria-hidden": true });
  const look = () => {
    const [r = 255, g = 255, b = 255] =
      getComputedStyle(probe)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const wish = root.getAttribute("data-colours");
    const dark = wish === "dark" || (wish !== "light" && 0.3 * r + 0.59 * g + 0.11 * b < 128);
    root.classList.toggle("bk-dark", dark);
  };
  probe.addEventListener("transitionend", look, { signal });
  // JupyterLab exchanges whole stylesheets, in the middle of which a transition may begin and be given up.
  probe.addEventListener("transitioncancel", () => requestAnimationFrame(look), { signal });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", look, { signal });
  root.append(probe);
  return look;
}
