/** The timeline: any moment of the game by slider, button or key. Of many requests only the latest counts. */

/** @import { Table, Words } from "./types.js" */
import { button, icon, make, set } from "./make.js";

/**
 * @param {(name: string, args?: object) => boolean} command
 */
export function createTimeline(command) {
  const slider = make("input", "bk-slider");
  set(slider, { type: "range", min: 0, step: 1 });
  const first = button("bk-quiet bk-only-icon", () => look(0), { sign: "first" });
  const back = button("bk-quiet bk-only-icon", () => look(at() - 1), { sign: "back", often: true });
  const forward = button("bk-quiet bk-only-icon", () => look(at() + 1), { sign: "forward", often: true });
  const now = button("bk-quiet bk-only-icon", () => look(null), { sign: "now" });
  const label = make("span", "bk-at");
  const fine = button("bk-quiet bk-fine", () => look(live ? null : at(), !byEvent));
  const other = button("bk-quiet", () => command("go_back"));
  const root = make(
    "div",
    "bk-time",
    make("div", "bk-time-row", first, back, slider, forward, now),
    make("div", "bk-time-row", label, fine, other),
  );
  set(root, { role: "group" });

  // While one looks back there is nothing to choose: here, in its place, is the way back.
  const where = make("p", "bk-back-text");
  const home = button("bk-strong", () => look(null), { sign: "now" });
  const branch = button("", () => command("branch"));
  const card = make(
    "div",
    "bk-card bk-back",
    make("p", "bk-card-text", icon("clock"), where),
    make("div", "bk-row", home, branch),
  );

  let frames = 1;
  let live = true;
  let byEvent = false;
  /** Asked and not answered yet. */
  let asked = false;
  /** What to ask next: the latest wish, if it came while another was not answered. @type {object | null} */
  let next = null;
  const at = () => Number(slider.value);

  /**
   * @param {number | null} frame
   * @param {boolean} detail
   */
  const look = (frame, detail = byEvent) => {
    const to = frame === null ? null : Math.min(Math.max(frame, 0), frames - 1);
    slider.value = String(to ?? frames - 1);
    const args = { at: to, by_event: detail };
    if (asked) next = args;
    else asked = command("look", args);
  };
  slider.addEventListener("input", () => look(at()));
  // JupyterLab would take the arrow keys to go from cell to cell.
  slider.addEventListener("keydown", (event) => event.stopPropagation());

  return {
    root,
    card,
    /** An answer came: ask for what was wished for last. */
    answered() {
      asked = false;
      const args = next;
      next = null;
      if (args) asked = command("look", args);
    },
    /** None will come. */
    lost() {
      asked = false;
      next = null;
    },
    /**
     * @param {Table} table
     * @param {Words} words
     */
    show({ timeline, can }, words) {
      ({ frames, live, by_event: byEvent } = timeline);
      root.hidden = frames < 2;
      card.hidden = live;
      set(root, { "aria-label": words.timeline });
      set(slider, { max: frames - 1, "aria-label": words.timeline, "aria-valuetext": timeline.label });
      if (!asked) slider.value = String(timeline.at);
      slider.style.setProperty("--bk-part", `${(100 * at()) / Math.max(frames - 1, 1)}%`);
      first.show(words.first, timeline.at > 0);
      back.show(words.back, timeline.at > 0);
      forward.show(words.forward, !live);
      now.show(words.now, !live);
      label.textContent = timeline.label;
      fine.show(words.by_event);
      set(fine, { "aria-pressed": byEvent });
      other.show(words.go_back);
      other.hidden = !can.go_back;
      where.textContent = words.status;
      home.show(words.now);
      branch.show(words.branch);
    },
  };
}
