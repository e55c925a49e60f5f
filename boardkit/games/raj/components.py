"""What lies in the box of Raj: names of cards, tiles and places, and their values."""

from boardkit.core.text import Text, signed

COLOURS = ("red", "blue", "green", "yellow", "violet")
"""The colour of each seat."""

NUMBERS = range(1, 16)

CARDS = tuple(tuple(f"{colour}.{number}" for number in NUMBERS) for colour in COLOURS)
"""raj.parts.cards: the fifteen cards of each seat."""

TILES = tuple(f"tile.{worth:+}" for worth in range(-5, 11) if worth)
"""raj.parts.tiles: five cobras and ten treasures, each once."""

VALUE = {name: int(name.split(".")[1]) for name in sum(CARDS, TILES)}
value = VALUE.__getitem__

SET_ASIDE = 3
"""raj.variant.cards, raj.variant.tiles: how many cards a player, and how many tiles, are removed."""

COLOUR_WORDS = dict(
    zip(
        COLOURS,
        (
            Text("red", "紅"),
            Text("blue", "藍"),
            Text("green", "綠"),
            Text("yellow", "黃"),
            Text("violet", "紫"),
        ),
        strict=True,
    )
)
SEAT_WORDS = (
    Text("Red", "紅方"),
    Text("Blue", "藍方"),
    Text("Green", "綠方"),
    Text("Yellow", "黃方"),
    Text("Violet", "紫方"),
)

PLACES = {
    "pot": Text("the open tiles", "場上翻開的板塊"),
    "bag": Text("the face-down tiles", "還沒翻開的板塊"),
}
SEAT_PLACES = {
    "hand": Text("{}'s hand", "{}的手牌"),
    "table": Text("{}'s played card", "{}打出的卡片"),
    "spent": Text("{}'s spent cards", "{}用過的卡片"),
    "won": Text("{}'s tiles", "{}拿到的板塊"),
    "aside": Text("{}'s removed cards", "{}移除的卡片"),
}

ON_TABLE = tuple(
    (*CARDS[seat], *(card for other, cards in enumerate(CARDS) if other != seat for card in cards), *TILES)
    + ("bag", *(f"{place}.{colour}" for place in ("won", "table") for colour in COLOURS))
    for seat in range(len(COLOURS))
)
"""Everything on the table that a finger may point at, one's own cards first."""


def label(name: str) -> Text:
    """What people call a card, a tile or a place of Raj."""
    kind, _, rest = name.partition(".")
    if name in PLACES:
        return PLACES[name]
    if kind == "tile" and name in VALUE:
        worth = signed(VALUE[name])
        return (
            Text(f"treasure {worth}", f"寶藏 {worth}") if VALUE[name] > 0 else Text(f"cobra {worth}", f"眼鏡蛇 {worth}")
        )
    if name in VALUE:
        colour = COLOUR_WORDS[kind]
        return Text(f"{colour.en} {rest}", f"{colour.zh}{rest}")
    if kind in SEAT_PLACES and rest in COLOURS:
        seat = SEAT_WORDS[COLOURS.index(rest)]
        return Text(SEAT_PLACES[kind].en.format(seat.en), SEAT_PLACES[kind].zh.format(seat.zh))
    return Text(name, name)
