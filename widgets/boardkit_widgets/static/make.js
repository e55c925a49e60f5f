/** Making and marking elements. Text only ever goes in as text. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} name  the class
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, name, ...children) {
  const node = document.createElement(tag);
  node.className = name;
  node.append(...children);
  return node;
}

/**
 * @param {Element} node
 * @param {{[name: string]: string | number | boolean | null}} attributes  null takes the attribute away
 */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, String(value));
  }
}
