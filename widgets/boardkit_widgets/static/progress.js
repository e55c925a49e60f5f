/** A learner's progress, kept by the browser: a kernel that was lost, a reload, a night in between cost nothing. */

/** @import { Lesson, Progress } from "./types.js" */
import { keep, recall } from "./store.js";

/** @param {(progress: Progress) => void} resume */
export function createProgress(resume) {
  /** What Python last said. */
  let known = "";

  return {
    /** @param {Lesson} lesson */
    show({ progress, storage }) {
      const now = JSON.stringify(progress);
      const first = !known;
      if (now === known) return;
      known = now;
      if (!first) return keep(storage, progress);
      const kept = recall(storage);
      const ours = kept?.lesson === progress.lesson && kept?.version === progress.version;
      if (ours && JSON.stringify(kept) !== now) resume(kept);
    },
  };
}
