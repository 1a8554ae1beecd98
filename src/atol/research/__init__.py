"""Matches for people who train and study agents: batches, PettingZoo, Gymnasium, OpenSpiel. See docs/research.md.

Nothing here is imported by the rest of Atol; the extra `research` installs what its modules need.
"""
