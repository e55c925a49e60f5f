"""Helpers of the Makefile and of the tests; not part of the installed package."""
