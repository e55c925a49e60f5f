"""The clause table: every clause of a game's rulebook, and where it was refused, seen, taught, asked and tested.

Its columns fill from what ran, never from what was declared.
"""
