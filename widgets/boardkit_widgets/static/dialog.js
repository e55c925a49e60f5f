/** One native dialog for a board: it lies in our own root, holds the focus while it is open, and gives it back. */

import { button, make, set } from "./make.js";

/**
 * A page of the dialog. `live`: it holds nothing that a person has filled in, so it may be built anew.
 * @typedef {{title: () => string, build: () => (Node | string)[], live?: boolean}} Page
 */

/** @param {() => string} closing  the word for "close" */
export function createDialog(closing) {
  const head = make("h2", "bk-dialog-title");
  const x = button("bk-quiet bk-only-icon", () => root.close(), { sign: "close" });
  const body = make("div", "bk-dialog-body");
  const root = make("dialog", "bk-dialog", make("div", "bk-dialog-head", head, x), body);
  /** @type {Page | null} */
  let page = null;
  /** @type {HTMLElement | null} */
  let from = null;

  const show = () => {
    if (!page) return;
    set(root, { "aria-label": page.title() });
    head.textContent = page.title();
    x.show(closing());
    body.replaceChildren(...page.build());
  };
  root.addEventListener("close", () => {
    page = null;
    // What it held may have been a secret, or large.
    body.replaceChildren();
    if (from?.isConnected) from.focus();
    from = null;
  });
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  // Esc here closes the dialog, and takes back no move behind it.
  root.addEventListener("keydown", (event) => event.stopPropagation());

  return {
    root,
    /**
     * @param {Page} next
     * @param {HTMLElement} [opener]  gets the focus back
     */
    open(next, opener) {
      page = next;
      from = opener ?? from;
      show();
      if (!root.open) root.showModal();
      const first = /** @type {HTMLElement | null} */ (body.querySelector("button, select, input, textarea"));
      (first ?? x).focus();
    },
    close: () => root.open && root.close(),
    /** Words are other words now. */
    refresh() {
      if (!root.open || !page?.live) return;
      const at = [...body.querySelectorAll("button")].findIndex((each) => each.matches(":focus"));
      show();
      body.querySelectorAll("button")[at]?.focus();
    },
  };
}

/**
 * A menu: one large button for each way.
 * @param {() => string} title
 * @param {[() => string | undefined, () => void][]} ways
 * @returns {Page}
 */
export function menuPage(title, ways) {
  return { title, live: true, build: () => ways.map(([name, go]) => button("bk-way", go).show(name())) };
}
