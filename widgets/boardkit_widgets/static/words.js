/** The words round the picture: title, status, the note that answers a click, and the voice that speaks to a screen reader. */

/** @import { Note, Words } from "./types.js" */
import { button, make, set } from "./make.js";

/** The mark before a note: its kind is never told by colour alone. */
const MARKS = { "": "", refusal: "✕", error: "!", info: "i" };

export function createHead() {
  const title = make("span", "bk-title");
  const status = make("span", "bk-status");
  return {
    root: make("div", "bk-head", title, status),
    /** @param {Words} words */
    show(words) {
      title.textContent = words.title;
      status.textContent = words.status;
    },
  };
}

/** @param {(name: string, args: object) => void} command */
export function createNote(command) {
  const mark = make("span", "bk-mark");
  const text = make("span", "bk-note-text");
  const why = make("span", "bk-why");
  const rule = make("span", "bk-rule");
  const clause = make("code", "bk-clause");
  const law = make("span", "bk-law", why, " ", rule, " ", clause);
  const act = button("bk-strong", () => action && command(action.name, action.args));
  const root = make("div", "bk-note", mark, make("div", "bk-note-body", text, law, act));
  /** @type {Note["action"]} */
  let action = null;
  set(mark, { "aria-hidden": true });
  return {
    root,
    /**
     * @param {Note} note
     * @param {Words} words
     */
    show(note, words) {
      set(root, { "data-kind": note.text ? note.kind : "" });
      mark.textContent = note.text ? MARKS[note.kind] : "";
      text.textContent = note.text;
      why.textContent = note.rule ? words.why : "";
      rule.textContent = note.rule;
      clause.textContent = note.clause;
      law.hidden = !note.rule && !note.clause;
      action = note.action ?? null;
      act.hidden = !action;
      act.show(action?.label);
    },
  };
}

/** Two live regions that nobody sees. */
export function createVoice() {
  const polite = make("div", "bk-unseen");
  const urgent = make("div", "bk-unseen");
  set(polite, { "aria-live": "polite" });
  set(urgent, { "aria-live": "assertive" });
  return {
    root: make("div", "bk-unseen", polite, urgent),
    /**
     * @param {string} text
     * @param {boolean} now  interrupt what is being spoken
     */
    say(text, now) {
      if (!text) return;
      const region = now ? urgent : polite;
      // The same words again are spoken only if the region's content is another: the space at the end makes it so.
      region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    },
    /** Somebody else is looking now: what was said to the last one is gone. */
    hush() {
      polite.textContent = "";
      urgent.textContent = "";
    },
  };
}
