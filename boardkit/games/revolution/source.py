"""The source document of Revolution, line by line, without its words: see `boardkit.core.source`."""

from boardkit.core.source import Source

SOURCE = Source(
    "003_fee58bbd75ae51b8",
    tuple(
        (
            "a834c6 - 274436 30fc0c 33b5d5 - e998d5 f17cf3 ccb18b 64434b - - a93d75 - 986522 - 668ca8 58e4b5 "
            "364edf 4a8f79 9ec204 9fb108 - 2e5004 - 9b3e12 3e36a0 252d2b 653cd3 0e3877 - c3d10b b81a06 "
            "68333c 329a00 8b3585 7c2ffd c4667d - ab6a46 - 0bef5f cda938 ca2a2c 73ff20 - a5907a 37adc6 "
            "3146e7 - 4a4751 - 685667 971663 c977db 8ada24 01f321 2a5f68 - 6bc54f 40a604 a2110a - 73a248 "
            "6b02e9 - a7ddaa 4be346 718308 cbdb0a - c5f241 - 643249 - e22815 - b1bfb4 - 424337 - 77e71a - "
            "9e1b79 - bcee60 - - - e714db - 8631f2 5ce232 - 56d7de 17dc38 - 817a9b - - - - - - f82050 - "
            "5b65d1 8166b0 - dfc0f8 6b5925 - 203378 b423e1 - 2603f2 7b4c20 fd54b6 f93025 - 99a05a 320064 "
            "7b8014 aec636 51687a - 03ca90 - 5ec7d3 - f5e049 - bd1d4e - dd1d4c - 542b46 - 9d6718 - 54835c - "
            "9a47a1 - 904eeb - a27cbd - e63e14 - 5bb6e7 - 907e09 - 8574f4 - 91c75e - 45108f - 8374d8 - "
            "9f4a64 - 708a48 - a809cc - b6a121 - 503dfe - 192072 - e6b19d - 439533 - bd52cd "
        ).split()
    ),
    {
        1: "title",
        3: "how the author came by the game",
        4: "how the author came by the game",
        5: "how the author came by the game",
        7: "what a photograph shows",
        8: "what the author thinks of the parts",
        9: "what the author thinks of the parts",
        10: "what the author thinks of the pictures",
        13: "ruler",
        15: "a wish about reprints",
        17: "heading",
        24: "heading",
        32: "heading",
        38: "refers to a photograph of the set-up",
        40: "heading",
        53: "heading",
        67: "heading",
        74: "heading",
        105: "heading",
        127: "heading",
        129: "heading",
        145: "heading",
    },
)
