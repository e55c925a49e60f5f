/** From clicks to a move: keeps the parts chosen so far and decides what each click means. */

/** @import { Choices, More, Tree } from "./types.js" */
import { follow, graft } from "./tree.js";

/**
 * @param {{send: (what: "move" | "why" | "more", turn: number, parts: string[]) => void,
 *     locked: () => boolean, asking: () => boolean}} channel
 * @param {() => void} changed  called when what is chosen or may be chosen is another
 */
export function createChooser(channel, changed) {
  let turn = -1;
  /** @type {Tree} */
  let tree = {};
  /** The tree as Python sent it; ours grows by what is fetched. */
  let sent = "";
  /** @type {string[]} */
  let clicks = [];

  const nowhere = { path: [], node: null, next: [], picks: [], done: false, range: undefined };
  const place = () => follow(tree, clicks) ?? nowhere;

  /** Sends a whole move, fetches what is missing, or waits for the next click. */
  const advance = () => {
    const { node, path } = place();
    if (node === 1 && clicks.length) channel.send("move", turn, path);
    else if (node === "?") channel.send("more", turn, path);
    changed();
  };

  /** @param {string} name */
  const why = (name) => channel.send("why", turn, [...place().path, name]);

  return {
    /** @param {Choices} choices */
    reset(choices) {
      // The same turn again, with more labels or in another language, costs neither what is chosen nor what is fetched.
      const text = JSON.stringify(choices.tree);
      if (choices.turn === turn && text === sent) return;
      turn = choices.turn;
      tree = choices.tree;
      sent = text;
      clicks = [];
      if (tree === "?") channel.send("more", turn, []);
    },

    /** @param {More} more */
    learn(more) {
      if (more.turn !== turn) return;
      tree = graft(tree, more.parts, more.tree);
      const last = clicks.at(-1);
      if (follow(tree, clicks)) return advance();
      // What the fetch shows to be impossible was only a guess (see `addable`): ask Python for the reason.
      clicks = clicks.slice(0, -1);
      if (last !== undefined) why(last);
      changed();
    },

    /**
     * A click on a place, or on its button.
     * @param {string} name
     */
    press(name) {
      if (channel.locked() || channel.asking()) return;
      const { next, picks } = place();
      if (next.includes(name)) {
        clicks = [...clicks, name];
        advance();
      } else if (clicks.includes(name)) {
        // A second click on a chosen place takes it back, with all that followed from it; out of a set, it alone.
        const at = clicks.lastIndexOf(name);
        const rest = picks.includes(name) ? clicks.slice(at + 1) : [];
        clicks = [...clicks.slice(0, at), ...rest];
        changed();
      } else why(name);
    },

    /** @param {string} number */
    number(number) {
      if (channel.locked() || channel.asking()) return;
      if (!follow(tree, [...clicks, number])) return why(number);
      clicks = [...clicks, number];
      advance();
    },

    /** @param {string} name */
    why(name) {
      if (!channel.locked()) why(name);
    },

    /** The move is complete as it stands. */
    done() {
      const { done, path } = place();
      if (!done || channel.locked()) return;
      channel.send("move", turn, path);
      changed();
    },

    /** @returns {boolean} whether there was a part to take back */
    undo() {
      if (!clicks.length || channel.locked()) return false;
      clicks = clicks.slice(0, -1);
      changed();
      return true;
    },

    /** Nobody answered, or the answer was no: choose again from the start. */
    drop() {
      clicks = [];
    },

    chosen: () => clicks,
    place,
  };
}
