"""What lies in the box of Revolution: tiles, squares, directions, and what people call them (in Japanese: `japanese.py`)."""

from boardkit.core.text import Text

REGALITY, RELIGION = 0, 1
"""The seats. Regality sits in the south, Religion in the north."""

SEATS = (REGALITY, RELIGION)
SIDES = ("regality", "religion")
"""The seats as they stand in the names of places: `area.regality`, `secret.religion`."""

SEAT_WORDS = (Text("Regality", "王權"), Text("Religion", "教派"))


FACTIONS = (
    {
        "king": Text("King", "國王"),
        "queen": Text("Queen", "王妃"),
        "princess": Text("Princess", "公主（姬）"),
        "minister": Text("Minister", "大臣"),
        "general": Text("General", "將軍"),
        "magician": Text("Magician", "魔術師"),
        "castle": Text("Castle", "城"),
    },
    {
        "hierophant": Text("Hierophant", "教皇"),
        "cardinal": Text("Cardinal", "樞機卿"),
        "saint": Text("Saint", "聖女"),
        "bishop": Text("Bishop", "司教"),
        "paladin": Text("Paladin", "聖騎士"),
        "monk": Text("Monk", "修道士"),
        "temple": Text("Temple", "神殿"),
    },
)
"""revolution.setup.factions: seven tiles each; those in the same place have the same power."""

NEUTRALS = {
    "citizen": Text("Citizen", "市民"),
    "samurai": Text("Samurai", "侍"),
    "ninja": Text("Ninja", "忍者"),
    "bard": Text("Bard", "吟遊詩人"),
    "artist": Text("Artist", "藝人"),
    "witch-doctor": Text("Witch Doctor", "巫術師"),
    "sorcerer": Text("Sorcerer", "妖術師"),
    "sage": Text("Sage", "賢者"),
    "witch": Text("Witch", "魔女"),
    "fortune-teller": Text("Fortune-teller", "占卜師"),
    "fairy": Text("Fairy", "妖精"),
    "assassin": Text("Assassin", "暗殺者"),
    "hermit": Text("Hermit", "隱者"),
    "pirate": Text("Pirate", "海賊"),
    "dragon": Text("Dragon", "龍"),
    "tower": Text("Tower", "塔"),
    "death": Text("Death", "死神"),
}
"""revolution.setup.neutrals: the Citizen and the sixteen others, in the order of the rulebook. revolution.citizen: it has no power."""

TILES: dict[str, Text] = {**FACTIONS[REGALITY], **FACTIONS[RELIGION], **NEUTRALS}
"""revolution.parts.tiles: all thirty-one tiles by their engine names."""

OTHERS = tuple(name for name in NEUTRALS if name != "citizen")
"""The sixteen neutrals that are shuffled."""

RANK = {name: rank for rank, name in enumerate(TILES)}
"""The order in which tiles lie in an area or a pile, which means nothing in the game."""

POWER_OF = {twin: own for own, twin in zip(*FACTIONS, strict=True)} | {
    name: name for name in TILES if name not in FACTIONS[RELIGION]
}
"""The tile after which a tile's power is called: `hierophant` has the power of `king`."""

CELLS = tuple(f"cell.{number}" for number in range(1, 10))
"""The squares, by rows from the north-west; inside the rules they count from 0."""

AT = {name: cell for cell, name in enumerate(CELLS)}

LINES = ("line.n", "line.ne", "line.e", "line.se", "line.s", "line.sw", "line.w", "line.nw")
"""The eight directions of the Queen. North is Religion's side of the board."""

GROUPS = ("group.orth", "group.diag")
"""The two groups of the Princess: the four straight and the four slanting neighbours."""

USE, DECLINE = "use", "decline"
"""To carry out a power that leaves nothing to choose, and to leave a power alone."""

OPEN_NEUTRALS, DISCARD, BOX = "neutrals", "discard", "box"
AREA, SECRET, DRAWN = "area", "secret", "drawn"


def place(kind: str, seat: int) -> str:
    """The name of a seat's own place, as `area.regality`."""
    return f"{kind}.{SIDES[seat]}"


WORDS = {
    OPEN_NEUTRALS: Text("the open neutrals", "公開的中立角色"),
    DISCARD: Text("the discard pile", "棄牌堆"),
    BOX: Text("out of sight", "看不到的地方"),
    USE: Text("use the power", "執行能力"),
    DECLINE: Text("do not use the power", "不執行能力"),
    "group.orth": Text("the four straight neighbours", "上下左右四個方向"),
    "group.diag": Text("the four slanting neighbours", "四個對角方向"),
    **dict(
        zip(
            LINES,
            (
                Text("north", "往北"),
                Text("north-east", "往東北"),
                Text("east", "往東"),
                Text("south-east", "往東南"),
                Text("south", "往南"),
                Text("south-west", "往西南"),
                Text("west", "往西"),
                Text("north-west", "往西北"),
            ),
            strict=True,
        )
    ),
    **{name: Text(f"square {cell + 1}", f"第 {cell + 1} 格") for name, cell in AT.items()},
    **TILES,
}
SEAT_PLACES = {
    AREA: Text("{}'s area", "{}的區域"),
    SECRET: Text("a hidden tile of {}", "{}的一張未公開板塊"),
    DRAWN: Text("the tiles {} draws", "{}抽到的板塊"),
}


def label(name: str) -> Text:
    """What people call a tile, a place or a choice of Revolution."""
    if name in WORDS:
        return WORDS[name]
    kind, _, side = name.partition(".")
    if kind in SEAT_PLACES and side in SIDES:
        seat = SEAT_WORDS[SIDES.index(side)]
        return Text(SEAT_PLACES[kind].en.format(seat.en), SEAT_PLACES[kind].zh.format(seat.zh))
    return Text(name, name)
