"""Checks data from outside against a declared type, before any rule looks at it.

A field's type annotation is its shape: `tuple[tuple[str, ...], ...]` accepts `[["red.1"], []]` and nothing
else. Everything read back from a file, a share code or a browser passes through here.
"""

import dataclasses
import reprlib
import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

LONGEST_WORD = 80
LONGEST_LIST = 2_000
LARGEST_NUMBER = 10**9


class ShapeError(ValueError):
    """Data that does not have its declared shape; the message names where, what was found and what is right."""

    def __init__(self, where: str, fault: str) -> None:
        super().__init__(f"{where}: {fault}")
        self.where = where
        self.fault = fault

    def __reduce__(self) -> tuple[type["ShapeError"], tuple[str, str]]:
        return ShapeError, (self.where, self.fault)


def shaped(data: Any, shape: Any, where: str) -> Any:
    """The value that `data` (plain JSON) stands for if it has the shape, lists made tuples; else `ShapeError`."""
    origin = get_origin(shape)
    if origin in (Union, types.UnionType):
        return _either(data, get_args(shape), where)
    if origin is Literal:
        if any(data == choice and type(data) is type(choice) for choice in get_args(shape)):
            return data
        raise ShapeError(where, f"{shown(data)} is not one of {', '.join(map(repr, get_args(shape)))}")
    if origin is tuple:
        return _tuple(data, get_args(shape), where)
    if isinstance(shape, type) and issubclass(shape, tuple):
        return _named(data, shape, where)
    if dataclasses.is_dataclass(shape) and isinstance(shape, type):
        return _record(data, shape, where)
    return _plain(data, shape, where)


def thawed(value: Any) -> Any:
    """Plain JSON for a value made of tuples, named tuples and frozen dataclasses: `shaped` the other way."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: thawed(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, tuple):
        return [thawed(item) for item in value]
    return value


def shown(data: Any) -> str:
    """What was found, in at most forty letters, however deep, long or large it is."""
    try:
        text = reprlib.repr(data)
    except ValueError:  # Python does not write out thousands of digits
        text = "a very long number"
    return text if len(text) <= 40 else text[:37] + "..."


def _either(data: Any, shapes: tuple[Any, ...], where: str) -> Any:
    faults = []
    for shape in shapes:
        try:
            return shaped(data, shape, where)
        except ShapeError as error:
            faults.append(error.fault)
    raise ShapeError(where, "; or ".join(faults))


def _tuple(data: Any, shapes: tuple[Any, ...], where: str) -> tuple[Any, ...]:
    if not isinstance(data, list | tuple):
        raise ShapeError(where, f"{shown(data)} should be a list")
    if len(data) > LONGEST_LIST:
        raise ShapeError(where, f"{len(data)} entries; at most {LONGEST_LIST} are read")
    if len(shapes) == 2 and shapes[1] is Ellipsis:
        return tuple([shaped(item, shapes[0], f"{where}[{n}]") for n, item in enumerate(data)])
    if len(data) != len(shapes):
        raise ShapeError(where, f"{len(data)} entries; {len(shapes)} are needed")
    return tuple(
        [shaped(item, shape, f"{where}[{n}]") for n, (item, shape) in enumerate(zip(data, shapes, strict=True))]
    )


def _named(data: Any, shape: type, where: str) -> Any:
    hints = get_type_hints(shape)
    return shape(*_tuple(data, tuple(hints.values()), where))


def _record(data: Any, shape: Any, where: str) -> Any:
    if not isinstance(data, dict):
        raise ShapeError(where, f"{shown(data)} should be an object")
    names = [field.name for field in dataclasses.fields(shape)]
    for name in data:
        if name not in names:
            raise ShapeError(where, f"{shown(name)} is unknown; known are {', '.join(names)}")
    hints = get_type_hints(shape)
    values = {name: shaped(data[name], hints[name], f"{where}.{name}") for name in names if name in data}
    try:
        return shape(**values)
    except TypeError as error:
        raise ShapeError(where, str(error).replace("__init__() ", "")) from error
    except ValueError as error:
        raise ShapeError(where, str(error)) from error


def _plain(data: Any, shape: Any, where: str) -> Any:
    if shape is type(None) and data is None:
        return data
    if shape in (str, int, bool) and type(data) is shape:
        if shape is str and len(data) > LONGEST_WORD:
            raise ShapeError(where, f"a word of {len(data)} letters; at most {LONGEST_WORD} are read")
        if shape is str and any("\ud800" <= letter <= "\udfff" for letter in data):
            raise ShapeError(where, "half a letter (a lone surrogate), which nothing can write down")
        if shape is int and abs(data) > LARGEST_NUMBER:
            raise ShapeError(where, f"{shown(data)} is too large a number")
        return data
    kind = {str: "a word", int: "a whole number", bool: "true or false"}.get(shape, "nothing (null)")
    raise ShapeError(where, f"{shown(data)} should be {kind}")
