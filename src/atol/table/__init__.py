"""The authority: seats, turns, undo, journal, log, fair shuffles."""
