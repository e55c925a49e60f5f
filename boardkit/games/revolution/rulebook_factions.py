"""The rulebook of Revolution, fourth part: the sentences of both factions' tiles."""

from boardkit.core.clause import Clause
from boardkit.core.text import Text

DESTROYS = Text(
    "The {power:name} destroys the {tile:name} on {cell:name}.", "{power:name}破壞{cell:name}的{tile:name}。"
)
FAR = Text(
    "The {power:name} reaches one square in any direction; {cell:name} is too far.",
    "{cell:name}太遠了：{power:name}只能選八個方向中相鄰的板塊。",
)
NOT_STRAIGHT = Text(
    "The {power:name} reaches one square up, down, left or right, and not {cell:name}.",
    "{cell:name}不在範圍內：{power:name}只能選上、下、左、右相鄰的板塊。",
)
NOT_SLANTING = Text(
    "The {power:name} reaches one square on the four diagonals, and not {cell:name}.",
    "{cell:name}不在範圍內：{power:name}只能選四個對角方向相鄰的板塊。",
)

FACTION_TILES = (
    Clause(
        "revolution.king",
        Text(
            "King, Hierophant: destroy any one adjacent tile in the eight directions.",
            "國王、教皇：破壞八個方向中任一張相鄰的板塊。",
        ),
        lines=(131,),
        refuses=FAR,
        tells=DESTROYS,
    ),
    Clause(
        "revolution.queen",
        Text(
            "Queen, Cardinal: reverse all tiles in any one of the eight directions.",
            "王妃、樞機卿：反轉八個方向中任一個方向上的所有板塊。",
        ),
        lines=(98, 133),
        ruling="Up to the edge of the board: gaps, shields and tiles that lie face down do not stop it.",
        tells=Text("The {power:name} reverses the line ({group:name}).", "{power:name}反轉一整排（{group:name}）。"),
    ),
    Clause(
        "revolution.princess",
        Text(
            "Princess, Saint: reverse all adjacent tiles up, down, left and right, or all on the four diagonals.",
            "公主（姬）、聖女：反轉上下左右相鄰的所有板塊，或是四個對角方向相鄰的所有板塊。",
        ),
        lines=(95, 96, 135),
        ruling="Only adjacent squares, and all of them together.",
        tells=Text("The {power:name} reverses {group:name}.", "{power:name}反轉{group:name}的板塊。"),
    ),
    Clause(
        "revolution.minister",
        Text(
            "Minister, Bishop: reverse any one adjacent tile in the eight directions.",
            "大臣、司教：反轉八個方向中任一張相鄰的板塊。",
        ),
        lines=(137,),
        refuses=FAR,
        tells=Text(
            "The {power:name} reverses the {tile:name} on {cell:name}.",
            "{power:name}反轉{cell:name}的{tile:name}。",
        ),
    ),
    Clause(
        "revolution.general",
        Text(
            "General, Paladin: destroy any one adjacent tile up, down, left or right.",
            "將軍、聖騎士：破壞上、下、左、右任一張相鄰的板塊。",
        ),
        lines=(139,),
        refuses=NOT_STRAIGHT,
        tells=DESTROYS,
    ),
    Clause(
        "revolution.magician",
        Text(
            "Magician, Monk: destroy any one adjacent tile on the four diagonals.",
            "魔術師、修道士：破壞四個對角方向中任一張相鄰的板塊。",
        ),
        lines=(141,),
        refuses=NOT_SLANTING,
        tells=DESTROYS,
    ),
    Clause(
        "revolution.castle",
        Text("Castle, Temple: no power affects them.", "城、神殿：不受任何能力影響。"),
        lines=(143,),
        refuses=Text(
            "The {tile:name} on {cell:name} has a shield: no power affects it.",
            "{cell:name}的{tile:name}有盾牌，不受任何能力影響。",
        ),
    ),
)
