"""Builds the notebooks: one source file each, code once, prose in both languages, byte-stable output."""
