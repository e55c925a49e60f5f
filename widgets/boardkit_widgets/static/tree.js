/** Walking the tree of choices: pure functions, no screen. A path is a list of parts from the root. */

/** @import { Branch, Tree } from "./types.js" */

const SPECIAL = ["", "*", "#"];

/**
 * The node as a branch, or null for a leaf, an unfetched node or nothing.
 * @param {Tree | null | undefined} node
 * @returns {Branch | null}
 */
export function branch(node) {
  return typeof node === "object" ? node : null;
}

/**
 * The parts that may follow, in the tree's order.
 * @param {Tree | null | undefined} node
 */
export function parts(node) {
  return Object.keys(branch(node) ?? {}).filter((key) => !SPECIAL.includes(key));
}

/**
 * @param {Tree | null | undefined} node
 * @param {string} part
 * @returns {Tree | undefined}
 */
export function child(node, part) {
  const here = branch(node);
  if (!here || SPECIAL.includes(part)) return undefined;
  if (Object.hasOwn(here, part)) return here[part];
  const range = here["#"];
  const inside = range && /^-?\d+$/.test(part) && range[0] <= Number(part) && Number(part) <= range[1];
  return inside ? 1 : undefined;
}

/**
 * @param {Tree | null | undefined} node
 * @returns {boolean} whether this node asks for one of an unordered set
 */
function picking(node) {
  return Boolean(branch(node)?.["*"]);
}

/**
 * @param {string[]} list
 * @param {string} item
 */
function without(list, item) {
  const at = list.indexOf(item);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

/**
 * The order in which the tree knows these picks: clicked in any order, sent in the tree's.
 * @param {Tree | undefined} node
 * @param {string[]} picks
 * @returns {{path: string[], node: Tree} | null}  with node "?" where Python must tell more before one can say
 */
function arrange(node, picks) {
  if (node === undefined) return null;
  if (!picks.length || node === "?") return { path: [], node };
  if (!picking(node)) return null;
  let unsure = null;
  for (const part of parts(node).filter((key) => picks.includes(key))) {
    const rest = arrange(child(node, part), without(picks, part));
    if (!rest) continue;
    const found = { path: [part, ...rest.path], node: rest.node };
    if (found.path.length === picks.length) return found;
    unsure ??= found;
  }
  return unsure;
}

/**
 * What may still be added to the picks: any part on any path that holds them all.
 * @param {Tree} start
 * @param {string[]} picks
 */
function addable(start, picks) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {(node: Tree | undefined, left: string[], extra: string[]) => void} */
  const walk = (node, left, extra) => {
    if (!left.length) for (const part of extra) found.add(part);
    // Behind an unfetched node anything of this set may lie: offer it, the fetch at the click will tell.
    else if (node === "?") for (const part of parts(start)) if (!picks.includes(part)) found.add(part);
    if (!picking(node)) return;
    for (const part of parts(node)) {
      const rest = without(left, part);
      walk(child(node, part), rest, rest === left ? [...extra, part] : extra);
    }
  };
  walk(start, picks, []);
  return [...found];
}

/**
 * Where the clicks so far have led.
 * @typedef {object} Place
 * @property {string[]} path   the parts in the tree's order
 * @property {Tree | null} node   null: picks that become a path only with another pick
 * @property {string[]} next   the parts that may be clicked now
 * @property {string[]} picks  those of them that belong to a set still open, in the order clicked
 * @property {boolean} done    the parts so far are a whole move
 * @property {[number, number] | undefined} range   a number may be given
 */

/**
 * @param {Tree} tree
 * @param {string[]} clicks  in the order clicked
 * @returns {Place | null}  null: these clicks lead nowhere
 */
export function follow(tree, clicks) {
  /** @type {Tree | null} */
  let node = tree;
  /** @type {string[]} */
  let path = [];
  /** @type {{node: Tree, path: string[], picks: string[]} | null} */
  let run = null;
  for (const click of clicks) {
    if (!run && picking(node)) run = { node: /** @type {Tree} */ (node), path, picks: [] };
    if (run) {
      run.picks.push(click);
      const found = arrange(run.node, run.picks);
      if (!found && !addable(run.node, run.picks).length) return null;
      node = found ? found.node : null;
      path = [...run.path, ...(found?.path ?? run.picks)];
      if (found && node !== "?" && !picking(node)) run = null;
    } else {
      node = child(node, click) ?? null;
      if (node === null) return null;
      path = [...path, click];
    }
  }
  const here = branch(node);
  let next = parts(node);
  if (run) next = addable(run.node, run.picks);
  else if (picking(node)) next = addable(/** @type {Tree} */ (node), []);
  return {
    path,
    node,
    next,
    picks: run?.picks ?? [],
    done: node === 1 || Boolean(here?.[""]),
    range: here?.["#"],
  };
}

/**
 * The tree with what Python told about an unfetched node; the given one stays as it is.
 * @param {Tree} tree
 * @param {string[]} path
 * @param {Tree} more
 * @returns {Tree}
 */
export function graft(tree, path, more) {
  const [part, ...rest] = path;
  if (part === undefined) return more;
  const here = branch(tree);
  if (!here || !Object.hasOwn(here, part)) return tree;
  return /** @type {Branch} */ ({ ...here, [part]: graft(/** @type {Tree} */ (here[part]), rest, more) });
}
