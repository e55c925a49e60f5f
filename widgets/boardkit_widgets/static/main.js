/** One board: builds its parts, draws what Python sets, sends what a person chooses, and cleans up. */

/** @import { Model, Traits } from "./types.js" */
import { createChoices } from "./choices.js";
import { createChooser } from "./choose.js";
import { watchTheme, watchWidth } from "./fit.js";
import { createRoving } from "./keys.js";
import { createLog } from "./log.js";
import { make, set } from "./make.js";
import { createMotion } from "./motion.js";
import { createPicture, focused } from "./picture.js";
import { createChannel } from "./send.js";
import { drawRings, markSpots, spotName, spotsOf } from "./spots.js";
import { createHead, createNote, createVoice } from "./words.js";

/** @type {(keyof Traits)[]} */
const TRAITS = ["scene", "choices", "words", "log", "note"];

/**
 * @param {{model: Model, el: HTMLElement}} host
 * @returns {() => void} the clean-up
 */
function render({ model, el }) {
  const over = new AbortController();
  const { signal } = over;
  const root = make("div", "bk");
  const table = make("div", "bk-picture");
  // JupyterLab leaves the keys alone below such a node: else "a" or Enter would edit the notebook.
  set(root, { role: "group", "data-lm-suppress-shortcuts": true });

  const head = createHead();
  const note = createNote();
  const log = createLog();
  const voice = createVoice();
  const picture = createPicture(table);
  const motion = createMotion(table);

  const channel = createChannel(model, {
    lost: () => {
      chooser.drop();
      const { no_kernel: text } = model.get("words");
      note.show({ serial: 0, kind: "error", text, clause: "", rule: "" }, model.get("words"));
      voice.say(text, true);
      mark();
    },
    found: () => note.show(model.get("note"), model.get("words")),
  });
  const chooser = createChooser(channel, () => mark());
  /** @type {(name: string, why: boolean) => void} */
  const press = (name, why) => (why ? chooser.why(name) : chooser.press(name));
  const point = (/** @type {string} */ name) => {
    for (const spot of spotsOf(table))
      spot.classList.toggle("is-pointed", name !== "" && spotName(spot) === name);
  };
  const choices = createChoices(
    { press, number: chooser.number, done: chooser.done, undo: chooser.undo, point },
    signal,
  );
  const spots = createRoving(table, () => spotsOf(table), spotName, press, signal);
  root.append(
    head.root,
    table,
    make("div", "bk-below", make("div", "bk-side", note.root, choices.root), log.root),
    voice.root,
  );

  let open = chooser.place();
  /** Shows what may be chosen and what is. */
  const mark = () => {
    // While a move is on its way the choices stay as they were: the answer is due in a moment, and flicker tells nothing.
    if (!channel.locked()) open = chooser.place();
    const clicks = chooser.chosen();
    const held = Boolean(focused(table));
    const scene = model.get("scene");
    set(root, { "aria-busy": channel.locked() });
    markSpots(table, scene.spots, new Set(open.next), new Set(clicks));
    spots.refresh(open.next[0] ?? "", held);
    choices.show(model.get("choices"), open, clicks, scene, model.get("words"));
  };

  /** The panels' sizes as last drawn: at another size pieces do not move, the picture does. */
  let sizes = "";
  const draw = () => {
    const { panels } = model.get("scene");
    const now = JSON.stringify(panels.map(({ name, width, height }) => [name, width, height]));
    const still = now !== sizes || matchMedia("(prefers-reduced-motion: reduce)").matches;
    sizes = now;
    const held = Boolean(focused(table));
    motion.around(() => picture.show(panels, model.get("width")), still);
    drawRings(table);
    if (held) spots.refresh(chooser.place().next[0] ?? "", true);
  };

  /** @type {Set<keyof Traits>} */
  let dirty = new Set(TRAITS);
  const update = () => {
    if (signal.aborted) return;
    const what = dirty;
    dirty = new Set();
    const words = model.get("words");
    // The words first: where they push the picture about, no piece should seem to move for it.
    set(root, { "aria-label": words.title, lang: words.lang, dir: words.dir ?? null });
    head.show(words);
    const said = log.show(model.get("log"), words);
    note.show(model.get("note"), words);
    if (what.has("choices")) chooser.reset(model.get("choices"));
    if (what.has("scene")) draw();
    mark();
    if (first) return;
    const { kind, text, rule } = model.get("note");
    if (what.has("note") && text) voice.say(`${text} ${rule}`.trim(), kind === "refusal" || kind === "error");
    if (said.length) voice.say([...said, words.status].join(" "), false);
  };
  let first = true;

  // `hold_sync` changes several traits in one go: they are shown in one go too.
  const listeners = TRAITS.map((name) => {
    const listener = () => {
      if (!dirty.size) queueMicrotask(update);
      dirty.add(name);
      // A move that was answered without a new choice was refused: choose again from the start.
      if (channel.locked()) chooser.drop();
      channel.answered(name === "choices");
    };
    return /** @type {const} */ ([`change:${name}`, listener]);
  });
  /** @param {import("./types.js").More} message */
  const onMessage = (message) => {
    if (message?.re !== "more") return;
    channel.answered(true);
    chooser.learn(message);
  };
  for (const [name, listener] of listeners) model.on(name, listener);
  model.on("msg:custom", onMessage);

  let turnAtClick = -1;
  root.addEventListener(
    "click",
    (event) => {
      const target = /** @type {Element} */ (event.target);
      const spot = target.closest("[data-spot]");
      const button = target.closest("[data-part]");
      if (!spot && !button) return;
      const { turn } = model.get("choices");
      const name = spot ? spotName(spot) : choices.nameOf(/** @type {Element} */ (button));
      // The second half of a double click never plays on the next board, takes back or asks why.
      if (event.detail > 1 && (turn !== turnAtClick || !chooser.place().next.includes(name))) return;
      turnAtClick = turn;
      if (spot || name) chooser.press(name);
      else chooser.done();
    },
    { signal },
  );
  root.addEventListener(
    "keydown",
    (event) => {
      const back =
        event.key === "Escape" || (event.key === "Backspace" && !(event.target instanceof HTMLInputElement));
      if (!back || !chooser.undo()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );

  el.append(root);
  const look = watchTheme(root, signal);
  look();
  update();
  first = false;
  const unwatch = watchWidth(root, (bucket) => {
    drawRings(table);
    if (model.get("width") === bucket) return;
    model.set("width", bucket);
    model.save_changes();
  });

  return () => {
    over.abort();
    unwatch();
    motion.stop();
    channel.dispose();
    for (const [name, listener] of listeners) model.off(name, listener);
    model.off("msg:custom", onMessage);
    root.remove();
  };
}

export default { render };
