"""Signs for what pieces do to each other, and for how they stand: paths of our own on the 24 x 24 grid of `marks`."""

GLYPHS = {
    # what is done
    "burst": ("M12 0L14 7L20 3L17 10L24 12L17 14L20 21L14 17L12 24L10 17L4 21L7 14L0 12L7 10L4 3L10 7Z", ""),
    "turn": ("", "M4 10A8 8 0 0 1 19 7M20 1V7H14M20 14A8 8 0 0 1 5 17M4 23V17H10"),
    "leave": ("", "M10 3H3V21H10M8 12H22M16 6L22 12L16 18"),
    "again": ("", "M18 5A9 9 0 1 0 21 12M19 0V6H13M10 8V16L16 12Z"),
    "mute": ("", "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM5 5L19 19"),
    "return": ("", "M12 2V13M6 8L12 14L18 8M3 15V22H21V15"),
    "fetch": ("", "M12 14V3M6 8L12 2L18 8M3 15V22H21V15"),
    "step": ("", "M2 8H9V15H2ZM12 12H22M17 7L22 12L17 17"),
    "dagger": ("M20 1L23 4L12 17L14 19L12 21L9 18L4 23L1 20L6 15L3 12L5 10L7 12Z", ""),
    "shatter": ("M12 0L22 3V11C22 17 18 21 12 24C6 21 2 17 2 11V3Z", "M15 1L9 10H15L9 22"),
    "guard": ("", "M12 1L21 4V11C21 17 17 20 12 23C7 20 3 17 3 11V4Z"),
    # how things stand
    "shield": ("M12 0L22 3V11C22 17 18 21 12 24C6 21 2 17 2 11V3Z", "M12 5V18M7 10H17"),
    "spark": ("M12 0L15 9L24 12L15 15L12 24L9 15L0 12L9 9Z", ""),
    # what things are
    "faith": ("M9 1H15L14 8L22 7V15L14 14L15 23H9L10 14L2 15V7L10 8Z", ""),
    "skull": (
        "M12 1C19 1 22 6 22 11C22 15 20 16 18 17V23H6V17C4 16 2 15 2 11C2 6 5 1 12 1Z",
        "M6 9L10 12M10 9L6 12M14 9L18 12M18 9L14 12M10 19V23M14 19V23",
    ),
    "keep": ("M4 2H8V5H10V2H14V5H16V2H20V10H18V23H6V10H4Z", "M12 23V17M10 11H14"),
    "person": ("M12 1A5 5 0 1 1 12 11A5 5 0 1 1 12 1ZM2 23C2 15 6 13 12 13C18 13 22 15 22 23Z", ""),
}
"""Name to (filled outline, lines over it)."""
