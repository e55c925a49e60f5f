/** Messages to Python: one move at a time, and a word when no answer comes. */

/** @import { Model } from "./types.js" */

/** How long a person waits before we say that nobody answers. A bot may think this long, so we only say, never forbid. */
const PATIENCE = 4000;

/**
 * @param {Model} model
 * @param {{lost: () => void, found: () => void}} tell  `lost`: no answer came; `found`: one came after all
 */
export function createChannel(model, tell) {
  /** What we wait for. @type {Map<"move" | "why" | "more", string>} */
  const waiting = new Map();
  let silent = false;
  let timer = 0;

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
    send(what, turn, parts) {
      const key = JSON.stringify([turn, parts]);
      if (waiting.has("move") || waiting.get(what) === key) return;
      waiting.set(what, key);
      arm();
      try {
        model.send({ do: what, turn, parts });
      } catch {
        // The kernel's channel is closed. No need to wait for what cannot come.
        giveUp();
      }
    },

    /**
     * Something came from Python.
     * @param {boolean} asked  also what was asked by "more", or a new tree in its stead
     */
    answered(asked) {
      waiting.delete("move");
      waiting.delete("why");
      if (asked) waiting.delete("more");
      heard();
    },

    dispose() {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
