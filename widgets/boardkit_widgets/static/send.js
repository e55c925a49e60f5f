/** Messages to Python: one move at a time, and a word when no answer comes. */

/** @import { Model } from "./types.js" */

/** How long a person waits before we say that nobody answers. A bot may think this long, so we only say, never forbid. */
const PATIENCE = 4000;
/** What hides somebody's secrets again is sent whatever else is on its way. */
const URGENT = new Set(["peek", "close"]);

/**
 * @param {Model} model
 * @param {{lost: () => void, found: () => void}} tell  `lost`: no answer came; `found`: one came after all
 */
export function createChannel(model, tell) {
  /** What we wait for. @type {Map<"move" | "why" | "more" | "command", string>} */
  const waiting = new Map();
  let silent = false;
  let timer = 0;
  let over = false;

  const arm = () => {
    clearTimeout(timer);
    if (waiting.size) timer = window.setTimeout(giveUp, PATIENCE);
  };
  const giveUp = () => {
    clearTimeout(timer);
    waiting.clear();
    silent = true;
    tell.lost();
  };
  /**
   * @param {"move" | "why" | "more" | "command"} what
   * @param {import("./types.js").Message} message
   * @param {boolean} urgent
   */
  const ask = (what, message, urgent = false) => {
    const key = JSON.stringify(message);
    if (over || (!urgent && (waiting.has("move") || waiting.get(what) === key))) return false;
    waiting.set(what, key);
    arm();
    try {
      model.send(message);
      return true;
    } catch {
      // The kernel's channel is closed. No need to wait for what cannot come.
      giveUp();
      return false;
    }
  };
  const heard = () => {
    arm();
    if (!silent) return;
    silent = false;
    tell.found();
  };

  return {
    /** A move is on its way: whatever is clicked now was meant for a board that is about to change. */
    locked: () => waiting.has("move"),
    asking: () => waiting.has("more"),

    /**
     * @param {"move" | "why" | "more"} what
     * @param {number} turn
     * @param {string[]} parts
     */
    send: (what, turn, parts) => ask(what, { do: what, turn, parts }),

    /**
     * @param {number} turn
     * @param {string} name
     * @param {object} args
     * @returns {boolean} whether it was sent: not twice while no answer has come
     */
    command: (turn, name, args) => ask("command", { do: "command", turn, name, args }, URGENT.has(name)),

    /**
     * Something came from Python.
     * @param {boolean} asked  also what was asked by "more", or a new tree in its stead
     */
    answered(asked) {
      waiting.delete("move");
      waiting.delete("why");
      waiting.delete("command");
      if (asked) waiting.delete("more");
      heard();
    },

    dispose() {
      over = true;
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
