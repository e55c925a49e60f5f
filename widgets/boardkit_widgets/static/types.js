/**
 * What the front end and the Python class `Board` say to each other, and nothing else: this file holds types only.
 *
 * Traits Python -> JavaScript, always new objects, set together in one `hold_sync`: `scene`, `choices`, `words`,
 * `log`, `note`. Trait JavaScript -> Python: `width`. Messages: `Message` up, `More` down.
 *
 * @typedef {1 | "?" | Branch} Tree   1: the move is complete; "?": ask Python for more; else the parts that may follow
 * @typedef {{[part: string]: Tree} & {""?: 1, "*"?: 1, "#"?: [number, number]}} Branch
 *     Beside the parts: "" one may stop here; "*" the parts asked here are an unordered set; "#" a whole number lo..hi,
 *     which completes the move unless the number itself is a key too.
 *
 * @typedef {{name: string, label: string, svg: string, width: number, height: number}} Panel
 * @typedef {{panels: Panel[], spots: {[name: string]: string}}} Scene
 * @typedef {object} Choices
 * @property {number} turn     goes back to Python with every message, so that a late click is refused, not played
 * @property {number | null} seat   null: nobody at this screen decides now
 * @property {string} prompt
 * @property {Tree} tree
 * @property {{[name: string]: string}} labels
 *
 * @typedef {object} Words     every word on the screen that is not in the picture
 * @property {string} lang     BCP 47: "en", "zh-Hant"
 * @property {string} [dir]
 * @property {string} title    the game's name; also the accessible name of the whole board
 * @property {string} status   whose turn, what lies on the table
 * @property {string} done     button: the move is complete as it stands
 * @property {string} choices  accessible name of the list of choices
 * @property {string} log      heading of the log
 * @property {string} why      before the sentence of the rule that a refusal cites
 * @property {string} no_kernel  shown when no answer comes
 * @property {string} you_chose  before the parts chosen so far
 * @property {string} undo     button: take the last part back
 *
 * @typedef {{text: string, clause: string}} Line
 * @typedef {{head: string, lines: Line[]}} Entry   one round of the log, oldest first
 * @typedef {{serial: number, kind: "" | "refusal" | "error" | "info", text: string, clause: string, rule: string}} Note
 *
 * @typedef {{do: "move" | "why" | "more", turn: number, parts: string[]}
 *     | {do: "command", turn: number, name: string, args: object}} Message
 * @typedef {{re: "more", turn: number, parts: string[], tree: Tree}} More
 *
 * @typedef {object} Traits
 * @property {Scene} scene
 * @property {Choices} choices
 * @property {Words} words
 * @property {Entry[]} log
 * @property {Note} note
 * @property {number} width
 *
 * @typedef {object} Model     the part of anywidget's model that we use
 * @property {<K extends keyof Traits>(name: K) => Traits[K]} get
 * @property {(name: "width", value: number) => void} set
 * @property {() => void} save_changes
 * @property {(message: Message) => void} send
 * @property {(event: string, listener: (message: any) => void) => void} on
 * @property {(event: string, listener: (message: any) => void) => void} off
 */

export {};
