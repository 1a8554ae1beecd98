"""Golden playthroughs: whole matches as text that a person can read and a test replays line by line.

They lie in the folder of their game, tests/games/<id>/golden.

python -m tests.golden        writes them anew; the difference is for a reader to judge
"""
