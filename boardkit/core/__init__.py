"""The contract between games and everything that uses them. It names no game."""
