/** What the browser keeps for us. It may be forbidden to keep anything; then we go without, and say nothing. */

/**
 * @param {string} key
 * @returns {any}  what was kept, or null
 */
export function recall(key) {
  try {
    return key ? JSON.parse(localStorage.getItem(key) ?? "null") : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {unknown} value  null: nothing more
 */
export function keep(key, value) {
  try {
    if (!key) return;
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or not ours to write: the game goes on all the same.
  }
}

/**
 * A file for the person to keep: it leaves through a link, which works over plain http too.
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // Not at once: the browser has yet to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
