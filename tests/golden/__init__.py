"""Golden playthroughs: whole matches as text that a person can read and a test replays line by line.

python -m tests.golden        writes them anew; the difference is for a reader to judge
"""
