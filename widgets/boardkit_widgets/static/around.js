/** What stands around the board of a match: tool bar, timeline, curtain, dialogs, the game from before. */

/** @import { Model, Saved } from "./types.js" */
import { createBar } from "./bar.js";
import { createCurtain } from "./curtain.js";
import { menuPage } from "./dialog.js";
import { createKeeping } from "./keeping.js";
import { button, make } from "./make.js";
import { loadPage, savedPage } from "./saving.js";
import { setupForm } from "./setup.js";
import { createTimeline } from "./timeline.js";

/**
 * @param {Model} model
 * @param {(name: string, args?: object) => boolean} command
 * @param {ReturnType<typeof import("./dialog.js").createDialog>} dialog
 * @param {import("./dialog.js").Page} settings
 * @param {AbortSignal} signal
 */
export function createAround(model, command, dialog, settings, signal) {
  const words = () => model.get("words");
  const run = (/** @type {string} */ name, /** @type {object} */ args = {}) => {
    dialog.close();
    command(name, args);
  };
  const menu = menuPage(
    () => words().menu,
    [
      [
        () => words().new,
        () =>
          dialog.open({
            title: () => words().new,
            build: () => [setupForm(model.get("setup"), words(), (args) => run("new", args))],
          }),
      ],
      // The page opens when Python has answered with the record.
      [() => words().save, () => command("save")],
      [
        () => words().load,
        () =>
          dialog.open({
            title: () => words().load,
            build: () => loadPage(words(), (text) => run("load", { text })),
          }),
      ],
      [() => words().settings, () => dialog.open(settings)],
    ],
  );
  const bar = createBar(command, (opener) => dialog.open(menu, opener), signal);
  const time = createTimeline(command);
  const curtain = createCurtain(command);
  const keeping = createKeeping(command);
  const series = make("p", "bk-series");
  const next = button("bk-strong", () => command("next_game"), { sign: "forward" });

  return {
    bar: bar.root,
    series,
    keep: keeping.root,
    time: time.root,
    /** Above the choices. */
    cards: [next, time.card, curtain.root],
    card: curtain.card,
    letGo: curtain.letGo,
    answered: time.answered,
    lost: time.lost,

    /** @param {Saved} saved */
    saved(saved) {
      dialog.open({ title: () => words().save, build: () => savedPage(saved, words()) });
    },

    /** @param {HTMLElement} root */
    show(root) {
      const table = model.get("table");
      root.classList.toggle("is-back", !table.timeline.live);
      bar.show(table, words());
      time.show(table, words());
      curtain.show(table, words());
      keeping.show(table, words());
      series.textContent = table.series;
      series.hidden = !table.series;
      next.hidden = !table.can.next_game;
      next.show(words().next_game);
    },
  };
}
