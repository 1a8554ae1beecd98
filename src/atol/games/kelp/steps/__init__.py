"""The steps of a turn of Kelp: `table.py` lists them, the other modules say what each one does."""
