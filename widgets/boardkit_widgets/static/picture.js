/** Puts a new picture in the place of the old one, keeping every keyed node that both have. */

/** @import { Panel } from "./types.js" */

import { set } from "./make.js";

/** What the front end itself writes on a place; the picture has no say in it. See spots.js. */
const OURS = new Set(["role", "tabindex", "aria-label", "aria-disabled", "aria-pressed"]);
export const RING = "bk-ring";

/**
 * The picture as nodes, without anything that could run or reach out: a picture is drawn by our Python, but a saved
 * game or a player's name from somewhere else may have found its way into it.
 * @param {string} text
 * @returns {Element | null}
 */
function parse(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (svg.localName !== "svg") return null;
  // A title on the whole picture would be a tooltip over every piece of it.
  for (const child of svg.children) if (child.localName === "title") child.remove();
  for (const node of [svg, ...svg.querySelectorAll("*")]) {
    if (["script", "style", "foreignObject", "a", "image"].includes(node.localName)) node.remove();
    for (const { name } of [...node.attributes]) if (/^on|href$|^id$/i.test(name)) node.removeAttribute(name);
  }
  return svg;
}

/**
 * @param {Element} live
 * @param {Element} fresh
 */
function copyAttributes(live, fresh) {
  // What is no place any more loses what we wrote on it too.
  const place = fresh.hasAttribute("data-spot");
  const states = [...live.classList].filter((name) => place && name.startsWith("is-"));
  for (const { name } of [...live.attributes]) {
    if (!(place && OURS.has(name)) && !fresh.hasAttribute(name)) live.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  if (states.length) live.classList.add(...states);
}

/**
 * Makes `live` look like `fresh`. Keyed nodes come from `pool`, wherever they were; the rest is matched in order.
 * @param {Element} live
 * @param {Element} fresh
 * @param {Map<string, Element>} pool
 */
function morph(live, fresh, pool) {
  copyAttributes(live, fresh);
  const old = [...live.childNodes].filter(
    (node) => !(node instanceof Element && node.classList.contains(RING)),
  );
  const plain = old.filter((node) => !(node instanceof Element && node.hasAttribute("data-key")));
  const wanted = [...fresh.childNodes].map((node) => {
    const key = node instanceof Element ? node.getAttribute("data-key") : null;
    const known = key === null ? undefined : pool.get(key);
    /** @type {Node | undefined} */
    let twin = known?.nodeName === node.nodeName && !known.contains(live) ? known : undefined;
    if (key === null) {
      const at = plain.findIndex((other) => other.nodeName === node.nodeName);
      if (at >= 0) [twin] = plain.splice(at, 1);
    } else if (twin) pool.delete(key);
    return { node, twin: twin ?? document.importNode(node, false) };
  });
  const keep = new Set(wanted.map(({ twin }) => twin));
  // First out with what goes: then what stays need not be moved, and keeps its focus.
  for (const node of old) if (!keep.has(node)) live.removeChild(node);
  let cursor = live.firstChild;
  for (const { node, twin } of wanted) {
    while (cursor instanceof Element && cursor.classList.contains(RING)) cursor = cursor.nextSibling;
    if (twin === cursor) cursor = cursor.nextSibling;
    else live.insertBefore(twin, cursor);
    if (twin instanceof Element && node instanceof Element) morph(twin, node, pool);
    else if (twin.nodeValue !== node.nodeValue) twin.nodeValue = node.nodeValue;
  }
}

/**
 * All keyed nodes under a node, by key; where a picture draws one twice, the first counts.
 * @param {Element} root
 */
export function keyed(root) {
  /** @type {Map<string, SVGGraphicsElement>} */
  const found = new Map();
  for (const node of root.querySelectorAll("[data-key]")) {
    const key = node.getAttribute("data-key") ?? "";
    if (node instanceof SVGGraphicsElement && !found.has(key)) found.set(key, node);
  }
  return found;
}

/**
 * What has the focus inside this node. The page may hold us in a shadow tree, where `document` knows only the host.
 * @param {Element} root
 * @returns {Element | null}
 */
export function focused(root) {
  const active = /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement;
  return active && root.contains(active) ? active : null;
}

/**
 * @param {HTMLElement} root  the element that holds the panels
 */
export function createPicture(root) {
  /** What each panel shows. @type {Map<string, string>} */
  const shown = new Map();

  /** @param {string} name */
  const find = (name) => [...root.children].find((child) => child.getAttribute("data-panel") === name);

  return {
    /**
     * @param {Panel[]} panels
     * @param {number} offered  the width that the panels were drawn for
     */
    show(panels, offered) {
      const focus = focused(root);
      /** @type {Map<string, Element>} */
      const pool = new Map();
      const names = panels.map(({ name }) => name);
      for (const child of [...root.children]) {
        const name = child.getAttribute("data-panel") ?? "";
        const same = panels.some((panel) => panel.name === name && panel.svg === shown.get(name));
        if (!same) for (const [key, node] of keyed(child)) pool.set(key, node);
        if (names.includes(name)) continue;
        child.remove();
        shown.delete(name);
      }
      for (const [index, panel] of panels.entries()) {
        const box = find(panel.name) ?? document.createElement("div");
        if (root.children[index] !== box) root.insertBefore(box, root.children[index] ?? null);
        set(box, {
          class: "bk-panel",
          "data-panel": panel.name,
          role: "group",
          "aria-label": panel.label,
          style: `flex-basis:${(100 * panel.width) / Math.max(offered, panel.width)}%`,
        });
        if (shown.get(panel.name) === panel.svg) continue;
        const fresh = parse(panel.svg);
        if (!fresh) throw new Error(`the picture of panel "${panel.name}" is not SVG`);
        // The box speaks for the picture; an image role on top would hide its places from a screen reader.
        set(fresh, { role: null, "aria-label": null, width: null, height: null });
        const live = box.firstElementChild ?? box.appendChild(document.importNode(fresh, false));
        morph(live, fresh, pool);
        shown.set(panel.name, panel.svg);
      }
      // A focused piece that changed its place in the document has lost the focus on the way.
      if (focus instanceof SVGElement && root.contains(focus) && focused(root) !== focus) {
        focus.focus({ preventScroll: true });
      }
    },
  };
}
