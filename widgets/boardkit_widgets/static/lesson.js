/** A lesson round the board: where one is, what to do, what came of it, and what next. */

/** @import { Lesson, Model } from "./types.js" */
import { menuPage } from "./dialog.js";
import { button, icon, make, set } from "./make.js";
import { createProgress } from "./progress.js";
import { createQuiz } from "./quiz.js";
import { download } from "./store.js";
import { createStrip } from "./strip.js";
import { createTelling } from "./telling.js";

/**
 * @param {Model} model
 * @param {{command: (name: string, args?: object) => boolean, changed: () => void, point: (name: string) => void,
 *     reveal: (node: Element | null) => void}} act
 * @param {HTMLElement} picture
 * @param {ReturnType<typeof import("./dialog.js").createDialog>} dialog
 * @param {import("./dialog.js").Page} settings
 * @param {AbortSignal} signal
 */
export function createLesson(model, { command, changed, point, reveal }, picture, dialog, settings, signal) {
  const lesson = () => /** @type {Lesson} */ (model.get("lesson"));
  const words = () => lesson().words;
  const strip = createStrip((at) => {
    strip.close();
    command("go", { at });
  });
  const sure = {
    title: () => words().over ?? "",
    live: true,
    build: () => [
      make("p", "bk-help", words().over_sure ?? ""),
      make(
        "div",
        "bk-row",
        button("bk-strong", () => {
          dialog.close();
          command("start_over");
        }).show(words().over),
        button("", () => dialog.close()).show(model.get("words").cancel),
      ),
    ],
  };
  const save = () => {
    const { progress } = lesson();
    download(`${progress.lesson}.json`, JSON.stringify(progress, null, 1));
  };
  const menu = menuPage(
    () => model.get("words").menu,
    [
      [() => words().over, () => dialog.open(sure)],
      [() => words().keep, save],
      [() => model.get("words").settings, () => dialog.open(settings)],
    ],
  );
  const more = button("bk-quiet bk-only-icon", () => dialog.open(menu, more), { sign: "menu" });
  const head = make("div", "bk-lesson-head", strip.root, more);

  const goal = make("p", "bk-goal");
  const text = make("p", "bk-step");
  const hints = make("ul", "bk-hints");
  const telling = createTelling();
  const side = make("div", "bk-side", goal, text, hints, telling.lines);
  set(text, { tabindex: -1 });

  const check = () => {
    if (quiz.chosen().length) command("answer", { answers: quiz.chosen() });
  };
  const quiz = createQuiz(
    () => {
      foot();
      changed();
    },
    point,
    signal,
  );
  quiz.input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.repeat) check();
  });

  const help = button("bk-quiet", () => command("hint"), { sign: "bulb" });
  const again = button("", () => command("again"), { sign: "again" });
  const another = button("", () => command("another"), { sign: "redo" });
  const answer = button("bk-strong", check, { sign: "check" });
  const goOn = button("bk-strong", () => command("go_on"), { sign: "forward" });
  const next = button("bk-strong", () => command("next"), { sign: "forward" });
  const feet = [help, again, another, answer, goOn, next];
  const row = make("div", "bk-row bk-feet", ...feet);
  const result = make("div", "bk-result", telling.root, row);

  /** The buttons: what comes next stands out, and is the last. */
  const foot = () => {
    const { verdict, told, hint, solved, at, count, quiz: asked } = lesson();
    const open = !verdict && !told.more;
    const held = feet.some((node) => node.matches(":focus"));
    help.hidden = !open || hint.level >= hint.most;
    again.hidden = !verdict;
    again.classList.toggle("bk-strong", Boolean(verdict && !verdict.solved && !asked));
    another.hidden = !verdict || !asked;
    another.classList.toggle("bk-strong", Boolean(verdict && !verdict.solved));
    answer.hidden = !open || !asked;
    answer.show(words().check, quiz.chosen().length > 0);
    goOn.hidden = !told.more;
    next.hidden = told.more || at + 1 >= count || !(verdict?.solved || solved);
    next.classList.toggle("bk-strong", Boolean(verdict?.solved));
    for (const [node, key] of /** @type {const} */ ([
      [help, "hint"],
      [again, "again"],
      [another, "another"],
      [goOn, "go_on"],
      [next, "next"],
    ]))
      node.show(words()[key]);
    if (held && !feet.some((node) => node.matches(":focus") && !node.hidden)) {
      (feet.find((node) => !node.hidden && node.matches(".bk-strong")) ?? text).focus({
        preventScroll: true,
      });
    }
  };
  const progress = createProgress((kept) => command("resume", { progress: kept }));

  /** What was said last, so that only what is new is spoken. */
  let said = { step: "", lines: 0, verdict: "", hints: 0, quiz: "" };

  return {
    head,
    side,
    quiz: quiz.root,
    result,
    press: quiz.press,
    /** Is it a question, so that a click on the board is an answer to it? */
    asks: () => Boolean(lesson().quiz),
    tells: () => Boolean(lesson().quiz || lesson().told.lines.length),
    open: quiz.open,
    chosen: quiz.chosen,

    /** Marks on the board: names by sign. */
    flags() {
      const { verdict, told, hint, point: first, quiz: asked } = lesson();
      const over = verdict || told.more;
      return {
        point: over || hint.area.length ? [] : first,
        hint: over ? [] : hint.area,
        right: asked?.answered ? asked.right : [],
        wrong: asked?.answered ? asked.chosen.filter((name) => !asked.right.includes(name)) : [],
      };
    },

    /**
     * @param {boolean} quietly  nothing is new: the first drawing
     * @returns {string[]}  what is to be spoken
     */
    show(quietly) {
      const now = lesson();
      const { verdict, told, hint, quiz: asked } = now;
      strip.show(now);
      more.show(model.get("words").menu);
      goal.textContent = now.goal;
      text.textContent = now.text;
      hints.replaceChildren(...hint.lines.map((line) => make("li", "bk-hint", icon("bulb"), line)));
      hints.hidden = !hint.lines.length;
      quiz.show(now);
      telling.show(now, model.get("words"));
      foot();
      progress.show(now);

      const before = said;
      said = {
        step: `${now.at} ${now.text}`,
        lines: told.lines.length,
        verdict: verdict ? `${verdict.text} ${verdict.rule}` : "",
        hints: hint.lines.length,
        quiz: asked && !asked.answered ? asked.text : "",
      };
      const moved = said.step !== before.step;
      const spoken = moved ? [now.goal, now.text] : [];
      if (said.quiz && (moved || said.quiz !== before.quiz)) spoken.push(said.quiz);
      spoken.push(...told.lines.slice(moved ? 0 : before.lines).map((line) => line.text));
      if (said.verdict && said.verdict !== before.verdict) spoken.push(said.verdict);
      if (said.hints > before.hints) spoken.push(hint.lines.at(-1) ?? "");
      if (quietly) return [];
      // What comes next must be in sight: the new picture after "Next", the answer after a try.
      if (moved) reveal(head);
      // What is told half-way is told about the picture.
      if (told.more) reveal(picture.firstElementChild);
      return spoken;
    },
  };
}
