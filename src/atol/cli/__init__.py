"""The command line: it puts the rooms together."""

from atol.cli.app import main

__all__ = ["main"]
