/**
 * What the front end and the Python class `Board` say to each other, and nothing else: this file holds types only.
 *
 * Traits Python -> JavaScript, always new objects, set together in one `hold_sync`: `scene`, `choices`, `words`,
 * `log`, `note`, `table`, `setup`, and on the board of a lesson `lesson`. Trait JavaScript -> Python: `width`.
 * Messages: `Message` up, `More` and `Saved` down.
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
 * @typedef {{lang: string, dir?: string, title: string, status: string} & Record<WordKey, string>} Words
 *     Every word on the screen that is not in the picture. `lang` is BCP 47: "en", "zh-Hant"; `title`, the game's name,
 *     also names the whole board for a screen reader; `status`: whose turn it is; the others: see ui_words.py.
 * @typedef {"done" | "choices" | "log" | "why" | "no_kernel" | "you_chose" | "undo" | "timeline" | "first" | "back"
 *     | "forward" | "now" | "by_event" | "branch" | "go_back" | "take_back" | "redo" | "hint" | "menu" | "tools" | "new"
 *     | "begin" | "save" | "load" | "load_help" | "file" | "too_large" | "download" | "code" | "cancel" | "close" | "seed"
 *     | "person" | "name" | "seat" | "next_game" | "hide" | "enter" | "settings" | "language" | "language_head"
 *     | "text_size" | "larger" | "smaller" | "colours" | "light" | "dark" | "auto" | "go_on" | "forget"} WordKey
 *
 * @typedef {{text: string, clause: string}} Line
 * @typedef {{head: string, lines: Line[]}} Entry   one round of the log, oldest first
 * @typedef {{serial: number, kind: "" | "refusal" | "error" | "info", text: string, clause: string, rule: string,
 *     action?: {label: string, name: string, args: object} | null}} Note   `action`: a button that sends this command
 *
 * @typedef {object} Table     what stands around the board
 * @property {number} seat     from where the table is seen; below nought: nobody's own seat
 * @property {{frames: number, at: number, live: boolean, by_event: boolean, label: string}} timeline
 * @property {{[command: string]: boolean}} can
 * @property {{text: string, seats: {seat: number, open: string, type: string}[]} | null} curtain
 * @property {{seat: number, label: string}[]} peek
 * @property {string} series
 * @property {{key: string, fresh: boolean, code: string}} saved   for the browser to keep; no key: nothing
 *
 * @typedef {object} Setup     the form for a new game
 * @property {{name: string, label: string, value: unknown, values: {value: unknown, label: string}[]}[]} options
 * @property {{label: string, who: string, name: string}[]} seats
 * @property {{value: string, label: string}[]} bots
 * @property {string} seed
 *
 * @typedef {{lesson: string, version: number, done: string[], at: number}} Progress
 * @typedef {object} Quiz
 * @property {"one" | "many" | "number" | "place"} kind
 * @property {string} text
 * @property {{name: string, label: string}[]} choices
 * @property {boolean} answered
 * @property {string[]} right   empty until answered
 * @property {string[]} chosen
 * @typedef {object} Lesson
 * @property {string} title
 * @property {{title: string, minutes: number, core: boolean, first: number, done: boolean[]}[]} parts
 * @property {number} at
 * @property {number} count
 * @property {string} part
 * @property {string} goal
 * @property {string} text
 * @property {string[]} point   engine names to look at first
 * @property {{lines: Line[], more: boolean}} told
 * @property {{solved: boolean, text: string, clause: string, rule: string} | null} verdict
 * @property {{level: number, most: number, lines: string[], area: string[]}} hint
 * @property {Quiz | null} quiz
 * @property {boolean} solved   this step, now or earlier
 * @property {boolean} finished
 * @property {Progress} progress
 * @property {string} storage   the name under which the browser keeps it
 * @property {{[key: string]: string}} words   see lesson_words.py
 *
 * @typedef {{do: "move" | "why" | "more", turn: number, parts: string[]}
 *     | {do: "command", turn: number, name: string, args: object}} Message
 * @typedef {{re: "more", turn: number, parts: string[], tree: Tree}} More
 * @typedef {{re: "saved", file: string, text: string, code: string, warning: string}} Saved
 *
 * @typedef {object} Traits
 * @property {Scene} scene
 * @property {Choices} choices
 * @property {Words} words
 * @property {Entry[]} log
 * @property {Note} note
 * @property {Table} table
 * @property {Setup} setup
 * @property {Lesson | undefined} lesson
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
