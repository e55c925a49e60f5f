// What anywidget gives a widget, without Jupyter: traits, change events, messages. Tests drive it as `window.boards`.
import widget from "./board.js";

class Model {
  constructor(traits) {
    this.traits = traits;
    this.sent = [];
    this.writes = [];
    this.listeners = [];
    this.broken = false;
    this.answer = null;
  }
  get(name) {
    return this.traits[name];
  }
  // As Backbone does it: every value is in place before the first listener hears of one.
  change(traits) {
    Object.assign(this.traits, traits);
    for (const name of Object.keys(traits)) this.fire(`change:${name}`);
  }
  set(name, value) {
    this.writes.push([name, value]);
    this.change({ [name]: value });
  }
  save_changes() {}
  send(message) {
    if (this.broken) throw new Error("no channel");
    this.sent.push(message);
    this.answer?.(message);
  }
  on(event, listener) {
    this.listeners.push({ event, listener });
  }
  off(event, listener) {
    this.listeners = this.listeners.filter((one) => one.event !== event || one.listener !== listener);
  }
  fire(event, ...values) {
    for (const one of [...this.listeners]) if (one.event === event) one.listener(...values);
  }
}

window.boards = [];
window.addBoard = (traits, host) => {
  const model = new Model(traits);
  const el = document.createElement("div");
  (host ?? document.querySelector("main")).append(el);
  const cleanUp = widget.render({ model, el });
  window.boards.push({ model, el, cleanUp });
};
