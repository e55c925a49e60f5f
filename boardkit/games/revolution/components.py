"""What lies in the box of Revolution: tiles, squares, directions, and what people call them in three languages."""

from typing import NamedTuple

from boardkit.core.text import Text

REGALITY, RELIGION = 0, 1
"""The seats. Regality sits in the south, Religion in the north."""

SEATS = (REGALITY, RELIGION)
SIDES = ("regality", "religion")
"""The seats as they stand in the names of places: `area.regality`, `secret.religion`."""

SEAT_WORDS = (Text("Regality", "王權"), Text("Religion", "教派"))


class Tile(NamedTuple):
    """A character's names: English, Traditional Chinese, Japanese."""

    en: str
    zh: str
    ja: str


FACTIONS = (
    {
        "king": Tile("King", "國王", "王"),
        "queen": Tile("Queen", "王妃", "王妃"),
        "princess": Tile("Princess", "公主（姬）", "姫"),
        "minister": Tile("Minister", "大臣", "大臣"),
        "general": Tile("General", "將軍", "将軍"),
        "magician": Tile("Magician", "魔術師", "魔術師"),
        "castle": Tile("Castle", "城", "城"),
    },
    {
        "hierophant": Tile("Hierophant", "教皇", "教皇"),
        "cardinal": Tile("Cardinal", "樞機卿", "枢機卿"),
        "saint": Tile("Saint", "聖女", "聖女"),
        "bishop": Tile("Bishop", "司教", "司教"),
        "paladin": Tile("Paladin", "聖騎士", "聖騎士"),
        "monk": Tile("Monk", "修道士", "修道士"),
        "temple": Tile("Temple", "神殿", "神殿"),
    },
)
"""revolution.setup.factions: seven tiles each; those in the same place have the same power."""

NEUTRALS = {
    "citizen": Tile("Citizen", "市民", "市民"),
    "samurai": Tile("Samurai", "侍", "侍"),
    "ninja": Tile("Ninja", "忍者", "忍者"),
    "bard": Tile("Bard", "吟遊詩人", "吟遊詩人"),
    "artist": Tile("Artist", "藝人", "芸人"),
    "witch-doctor": Tile("Witch Doctor", "巫術師", "巫術師"),
    "sorcerer": Tile("Sorcerer", "妖術師", "妖術師"),
    "sage": Tile("Sage", "賢者", "賢者"),
    "witch": Tile("Witch", "魔女", "魔女"),
    "fortune-teller": Tile("Fortune-teller", "占卜師", "占い師"),
    "fairy": Tile("Fairy", "妖精", "妖精"),
    "assassin": Tile("Assassin", "暗殺者", "暗殺者"),
    "hermit": Tile("Hermit", "隱者", "隠者"),
    "pirate": Tile("Pirate", "海賊", "海賊"),
    "dragon": Tile("Dragon", "龍", "竜"),
    "tower": Tile("Tower", "塔", "塔"),
    "death": Tile("Death", "死神", "死神"),
}
"""revolution.setup.neutrals: the Citizen and the sixteen others, in the order of the rulebook. revolution.citizen: it has no power."""

TILES: dict[str, Tile] = {**FACTIONS[REGALITY], **FACTIONS[RELIGION], **NEUTRALS}
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
    **{name: Text(tile.en, tile.zh) for name, tile in TILES.items()},
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
