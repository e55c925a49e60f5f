"""A value: named fields from which equality, hash, text and JSON all come. It never changes."""

from functools import cache
from typing import Any, ClassVar, Self, get_type_hints

from boardkit.core.shape import ShapeError, shaped, thawed


@cache
def shapes_of(cls: Any) -> dict[str, Any]:
    """The declared type of each field of a `Value` class."""
    hints = get_type_hints(cls)
    return {name: hints[name] for name in cls.FIELDS}


class Value:
    """Base of all states. A subclass names its fields once:

        class Point(Value):
            x: int
            y: int
            FIELDS = __slots__ = ("x", "y")
            def __init__(self, x: int, y: int) -> None: ...

    The constructor takes the fields in their order.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> tuple[Any, ...]:
        """The field values in the order of `FIELDS`."""
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.FIELDS)
        return f"{type(self).__name__}({inner})"

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        return type(self), self.fields()

    def replace(self, **changes: Any) -> Self:
        """The same value with some fields changed; TypeError for a field that does not exist."""
        unknown = changes.keys() - set(self.FIELDS)
        if unknown:
            raise TypeError(f"{type(self).__name__} has no field {min(unknown)!r}; it has {', '.join(self.FIELDS)}")
        return type(self)(*[changes.get(name, getattr(self, name)) for name in self.FIELDS])

    def to_json(self) -> dict[str, Any]:
        """The fields as plain JSON, by name."""
        return {name: thawed(getattr(self, name)) for name in self.FIELDS}

    @classmethod
    def from_json(cls, data: Any, where: str = "position") -> Self:
        """The value that `to_json` wrote; ShapeError, naming the field, for anything else."""
        if not isinstance(data, dict):
            raise ShapeError(where, "should be an object with the fields " + ", ".join(cls.FIELDS))
        for name in cls.FIELDS:
            if name not in data:
                raise ShapeError(f"{where}.{name}", "is missing")
        for name in data:
            if name not in cls.FIELDS:
                raise ShapeError(where, f"{str(name)[:40]!r} is unknown; known are {', '.join(cls.FIELDS)}")
        kind: Any = cls
        shapes = shapes_of(kind)
        return cls(*[shaped(data[name], shapes[name], f"{where}.{name}") for name in cls.FIELDS])
