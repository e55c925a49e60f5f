"""The source document of Raj, line by line, without its words: see `boardkit.core.source`."""

from boardkit.core.source import Source

SOURCE = Source(
    "000_f1852c419ed8e37d",
    tuple(
        (
            "31eb3a - 0cb485 - 9d60bf - f98a1e - 0cb485 - 0a358d - f00193 - a23c1b - 9acfb0 - e54540 - 9be18d "
            "- 96835d - 688a1b - 54891c e7f49d - 025a57 - 144de5 - 370d6e - eb1e57 - 45b00c - 425a18 - b90456 "
            "823cd0 655be3 c3ca1a 03adc4 - 703953 - ab961d - 00bce6 - 3a5c37 - b82da6 - 685667 - 21c677 - "
            "12045f - 9e8717 - bea7df - 9acfb0 - 0510ec 9de31b b9e9d9 e447b2 5908d1 fa813b d6fef7 d309e6 - "
            "89b921 54891c e7f49d "
        ).split()
    ),
    {
        1: "title",
        3: "picture credit",
        5: "what the author likes about choosing at once",
        7: "history of the game",
        9: "picture credit",
        11: "about an edition",
        13: "editions hardly differ",
        15: "what the author thinks of the game",
        17: "ruler",
        19: "heading",
        21: "heading",
        25: "heading",
        30: "heading",
        34: "heading",
        40: "heading",
        50: "heading",
        58: "heading",
        64: "heading",
        68: "ruler",
        70: "name of the game",
        71: "designer",
        72: "artists",
        73: "web address",
        74: "number of players: an option of the game, `RajOptions.players`",
        75: "how long a game takes",
        76: "publisher",
        77: "heading",
        79: "the rulebook itself, as a part",
    },
)
