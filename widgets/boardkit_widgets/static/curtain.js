/** The curtain between people at one screen: who opens it, what is typed unseen, and peeking while a button is held. */

/** @import { Table, Words } from "./types.js" */
import { button, make, set } from "./make.js";

/** @param {(name: string, args?: object) => boolean} command */
export function createCurtain(command) {
  const text = make("p", "bk-card-text");
  const people = make("div", "bk-people");
  const card = make("div", "bk-card bk-curtain", text, people);
  const hide = button("bk-strong", () => command("close"), { sign: "hide" });
  const peeks = make("div", "bk-row bk-peeks");
  const root = make("div", "bk-private", hide, card, peeks);
  set(card, { tabindex: -1, role: "group" });

  /** Who is looking under the curtain. @type {number | null} */
  let peeking = null;
  const letGo = () => {
    if (peeking === null) return;
    peeking = null;
    command("peek", { seat: null });
  };

  /** @param {number} seat */
  const person = (seat) => {
    const open = button("bk-strong", () => command("open", { seat }), { sign: "eye" });
    const name = make("span", "bk-label");
    const secret = make("input", "bk-input bk-secret");
    // No form: a browser asks after a form whether it should keep the "password", with the name beside it.
    set(secret, {
      type: "password",
      autocomplete: "off",
      spellcheck: false,
      autocapitalize: "off",
      maxlength: 80,
    });
    const send = () => {
      if (secret.value.trim()) command("type", { seat, text: secret.value.trim() });
      secret.value = "";
    };
    const enter = button("", send);
    secret.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.repeat && !event.isComposing) send();
    });
    set(name, { "aria-hidden": true });
    const node = make("div", "bk-person", open, make("div", "bk-unseen-entry", name, secret, enter));
    set(node, { "data-seat": seat });
    return Object.assign(node, {
      /** @type {(row: {open: string, type: string}, words: Words) => void} */
      show(row, words) {
        open.show(row.open);
        name.textContent = row.type;
        set(secret, { "aria-label": row.type });
        enter.show(words.enter);
      },
    });
  };

  /** @param {number} seat */
  const peek = (seat) => {
    const node = button("bk-quiet bk-peek", () => {}, { sign: "eye" });
    set(node, { "data-seat": seat });
    const hold = () => {
      peeking = seat;
      command("peek", { seat });
    };
    node.addEventListener("pointerdown", (event) => {
      // The picture grows under the finger: the button must hear all the same that it is let go.
      node.setPointerCapture(event.pointerId);
      hold();
    });
    node.addEventListener("keydown", (event) => {
      if (event.key === " " || event.key === "Enter") event.preventDefault();
      if (event.key === " " && !event.repeat) hold();
    });
    for (const type of ["pointerup", "pointercancel", "lostpointercapture", "keyup", "blur"])
      node.addEventListener(type, letGo);
    node.addEventListener("contextmenu", (event) => event.preventDefault());
    return node;
  };

  /**
   * Keeps what is there for each seat, so that neither focus nor a held button is lost.
   * @template {HTMLElement} Node
   * @param {HTMLElement} box
   * @param {number[]} seats
   * @param {(seat: number) => Node} create
   * @returns {Node[]}
   */
  const rows = (box, seats, create) => {
    const old = new Map([...box.children].map((node) => [Number(node.getAttribute("data-seat")), node]));
    const now = seats.map((seat) => /** @type {Node} */ (old.get(seat) ?? create(seat)));
    for (const node of box.children) if (!now.some((each) => each === node)) node.remove();
    for (const [i, node] of now.entries())
      if (box.children[i] !== node) box.insertBefore(node, box.children[i] ?? null);
    return now;
  };

  return {
    root,
    card,
    letGo,
    /**
     * @param {Table} table
     * @param {Words} words
     */
    show({ curtain, peek: peeked, can }, words) {
      const held = card.contains(/** @type {Document | ShadowRoot} */ (card.getRootNode()).activeElement);
      card.hidden = !curtain;
      text.textContent = curtain?.text ?? "";
      set(card, { "aria-label": curtain?.text ?? "" });
      const seats = curtain?.seats ?? [];
      const shown = rows(
        people,
        seats.map(({ seat }) => seat),
        person,
      );
      for (const [i, node] of shown.entries()) node.show(/** @type {any} */ (seats[i]), words);
      const peekers = rows(
        peeks,
        peeked.map(({ seat }) => seat),
        peek,
      );
      for (const [i, node] of peekers.entries()) {
        const row = peeked[i];
        node.show(row?.label);
        set(node, { "aria-pressed": peeking === row?.seat });
      }
      hide.hidden = !can.hide;
      hide.show(words.hide);
      const still = card.contains(/** @type {Document | ShadowRoot} */ (card.getRootNode()).activeElement);
      if (held && !still && curtain) card.focus({ preventScroll: true });
    },
  };
}
