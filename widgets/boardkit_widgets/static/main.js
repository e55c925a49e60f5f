/** One board: builds its parts, draws what Python sets, sends what a person chooses, and cleans up. */

/** @import { Model, More, Saved, Traits } from "./types.js" */
import { createAbout } from "./about.js";
import { createAround } from "./around.js";
import { createChoices } from "./choices.js";
import { createChooser } from "./choose.js";
import { createDialog } from "./dialog.js";
import { watchTheme, watchWidth } from "./fit.js";
import { drawFlags } from "./flags.js";
import { createRoving } from "./keys.js";
import { createLesson } from "./lesson.js";
import { createLog } from "./log.js";
import { make, set } from "./make.js";
import { createMotion } from "./motion.js";
import { createPicture, focused } from "./picture.js";
import { listenToClicks } from "./press.js";
import { createReveal } from "./reveal.js";
import { createChannel } from "./send.js";
import { createLook } from "./settings.js";
import { drawRings, markSpots, partPanels, spotName, spotsOf } from "./spots.js";
import { keepInSight } from "./stay.js";
import { createHead, createNote, createVoice } from "./words.js";

/** @type {(keyof Traits)[]} */
const TRAITS = ["scene", "choices", "words", "log", "note", "table", "setup", "lesson"];

/**
 * @param {{model: Model, el: HTMLElement}} host
 * @returns {() => void} the clean-up
 */
function render({ model, el }) {
  const over = new AbortController();
  const { signal } = over;
  const root = make("div", "bk");
  const picture = make("div", "bk-picture");
  // JupyterLab leaves the keys alone below such a node: else "a" or Enter would edit the notebook.
  set(root, { role: "group", "data-lm-suppress-shortcuts": true });

  const command = (/** @type {string} */ name, /** @type {object} */ args = {}) =>
    channel.command(model.get("choices").turn, name, args);
  const look = watchTheme(root, signal);
  const looks = createLook(root, look);
  const settings = {
    title: () => model.get("words").settings,
    live: true,
    build: () => looks.page(model.get("words"), (lang) => command("lang", { lang })),
  };
  const reveal = createReveal(root, signal);
  const dialog = createDialog(() => model.get("words").close);
  const head = createHead();
  const note = createNote(command);
  const log = createLog();
  const voice = createVoice();
  const painter = createPicture(picture);
  const motion = createMotion(picture);

  const channel = createChannel(model, {
    lost: () => {
      chooser.drop();
      dialog.close();
      around?.lost();
      const { no_kernel: text } = model.get("words");
      note.show({ serial: 0, kind: "error", text, clause: "", rule: "" }, model.get("words"));
      reveal(note.root);
      voice.say(text, true);
      mark();
    },
    found: () => note.show(model.get("note"), model.get("words")),
  });
  const chooser = createChooser(channel, () => mark());
  /** @type {(name: string, why: boolean) => void} */
  const press = (name, why) => {
    if (lesson?.asks()) {
      if (!why) lesson.press(name);
    } else if (why) chooser.why(name);
    else chooser.press(name);
  };
  const about = createAbout(picture, signal);
  const point = (/** @type {string} */ name) => {
    about.tell(name);
    for (const spot of spotsOf(picture))
      spot.classList.toggle("is-pointed", name !== "" && spotName(spot) === name);
  };
  const choices = createChoices(
    { press, number: chooser.number, done: chooser.done, undo: chooser.undo, point },
    signal,
  );
  const spots = createRoving(picture, () => spotsOf(picture), spotName, press, signal);

  const teaches = Boolean(Object.keys(model.get("lesson") ?? {}).length);
  const lesson = teaches
    ? createLesson(
        model,
        { command, changed: () => mark(), point, reveal },
        picture,
        dialog,
        settings,
        signal,
      )
    : null;
  const around = teaches ? null : createAround(model, command, dialog, settings, signal);
  const doing = make("div", "bk-side", ...(around?.cards ?? []), note.root, ...(lesson ? [lesson.quiz] : []));
  doing.append(choices.root);
  const below = make("div", "bk-below", ...(lesson ? [lesson.side] : []), doing);
  const past = make("div", "bk-past", ...(around ? [around.time] : []), log.root);
  if (around) below.append(past);
  const body = make("div", "bk-body", picture, below, ...(lesson ? [past, lesson.result] : []));
  if (around) {
    head.root.append(around.series, around.bar);
    root.append(head.root, around.keep);
  } else if (lesson) root.append(lesson.head);
  root.classList.toggle("bk-teaches", teaches);
  root.append(body, voice.root, dialog.root);

  let open = chooser.place();
  /** Shows what may be chosen and what is. */
  const mark = () => {
    // While a move is on its way the choices stay as they were: the answer is due in a moment, and flicker tells nothing.
    if (!channel.locked()) open = chooser.place();
    const asks = Boolean(lesson?.asks());
    const next = asks && lesson ? lesson.open() : open.next;
    const clicks = asks && lesson ? lesson.chosen() : chooser.chosen();
    const held = Boolean(focused(picture));
    const scene = model.get("scene");
    set(root, { "aria-busy": channel.locked() });
    markSpots(picture, scene.spots, new Set(next), new Set(clicks));
    partPanels(picture, scene.panels, model.get("width"), Boolean(model.get("table").curtain));
    spots.refresh(next[0] ?? "", held);
    choices.show(model.get("choices"), open, chooser.chosen(), scene, model.get("words"));
  };

  /** The panels' sizes as last drawn: at another size pieces do not move, the picture does. */
  let sizes = "";
  /** Who looked last. */
  let looker = 0;
  /** @param {boolean} other  somebody else looks now: nothing of what the last one saw may fade away slowly */
  const draw = (other) => {
    const { panels } = model.get("scene");
    const now = JSON.stringify(panels.map(({ name, width, height }) => [name, width, height]));
    const still = other || now !== sizes || matchMedia("(prefers-reduced-motion: reduce)").matches;
    sizes = now;
    const held = Boolean(focused(picture));
    motion.around(() => {
      painter.show(panels, model.get("width"));
      // Measured before anything moves: a piece on its way would stretch the ring of what holds it.
      drawRings(picture);
      about.show();
    }, still);
    if (held) spots.refresh(chooser.place().next[0] ?? "", true);
  };

  /** @type {Set<keyof Traits>} */
  let dirty = new Set(TRAITS);
  const update = () => {
    if (signal.aborted) return;
    const what = dirty;
    dirty = new Set();
    const words = model.get("words");
    const { seat } = model.get("table");
    const other = !first && seat !== looker;
    looker = seat;
    if (other) {
      voice.hush();
      dialog.close();
      motion.stop();
    }
    // The words first: where they push the picture about, no piece should seem to move for it.
    set(root, { "aria-label": words.title, lang: words.lang, dir: words.dir ?? null });
    head.show(words);
    const lines = log.show(model.get("log"), words);
    note.show(model.get("note"), words);
    around?.show(root);
    if (what.has("choices")) chooser.reset(model.get("choices"));
    if (what.has("scene")) draw(other);
    const told = lesson?.show(first) ?? [];
    if (lesson) drawFlags(picture, lesson.flags());
    // What is told needs no log besides; a game of many moves does.
    past.hidden = Boolean(lesson?.tells());
    mark();
    if (what.has("words")) dialog.refresh();
    // Under the curtain the page was another: bring what is to be done now into sight.
    const deed = picture.querySelector(".is-legal")?.closest(".bk-panel") ?? around?.card;
    if (other) reveal(deed);
    if (first) return;
    const { kind, text, rule } = model.get("note");
    const alarm = kind === "refusal" || kind === "error";
    if (what.has("note") && text) {
      voice.say(`${text} ${rule}`.trim(), alarm);
      reveal(note.root);
    }
    // Going back or forth in the timeline is told as well: where one is now, and that it is not the game itself.
    const { at, live } = model.get("table").timeline ?? { at: 0, live: true };
    const travelled = at !== moment && !(live && wasLive);
    moment = at;
    wasLive = live;
    const status = lines.length || other || travelled;
    const said = told.length
      ? told
      : [...lines, ...(status ? [model.get("table").curtain?.text ?? words.status] : [])];
    voice.say(said.join(" "), false);
  };
  let first = true;
  /** The frame of the timeline that was last shown, and whether it was the running game. */
  let moment = 0;
  let wasLive = true;

  // `hold_sync` changes several traits in one go: they are shown in one go too.
  const listeners = TRAITS.map((name) => {
    const listener = () => {
      if (!dirty.size) queueMicrotask(update);
      dirty.add(name);
      // A move that was answered without a new choice was refused: choose again from the start.
      if (channel.locked()) chooser.drop();
      channel.answered(name === "choices");
      if (dirty.size === 1) queueMicrotask(() => around?.answered());
    };
    return /** @type {const} */ ([`change:${name}`, listener]);
  });
  /** @param {More | Saved} message */
  const onMessage = (message) => {
    if (message?.re !== "more" && message?.re !== "saved") return;
    channel.answered(message.re === "more");
    if (message.re === "more") chooser.learn(message);
    else around?.saved(message);
  };
  for (const [name, listener] of listeners) model.on(name, listener);
  model.on("msg:custom", onMessage);

  listenToClicks(root, {
    turn: () => model.get("choices").turn,
    press: (name) => press(name, false),
    done: chooser.done,
    undo: chooser.undo,
    next: () => (lesson?.asks() ? lesson.open() : chooser.place().next),
    signal,
  });
  keepInSight(body, around ? [around.time] : lesson ? [lesson.result] : [], signal);
  const { ownerDocument: page } = root;
  if (around) page.addEventListener("visibilitychange", around.letGo, { signal });

  el.append(root);
  look();
  update();
  first = false;
  const unwatch = watchWidth(root, (bucket) => {
    if (!bucket) return look();
    drawRings(picture);
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
