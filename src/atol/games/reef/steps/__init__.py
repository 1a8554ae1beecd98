"""The steps of a turn of Reef: `table.py` lists them, the other modules say what each one does."""
