"""Opponents for Revolution."""

from collections.abc import Mapping

from boardkit.core.bot import Bot

BOTS: Mapping[str, Bot] = {}
