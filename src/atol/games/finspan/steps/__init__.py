"""The steps of a turn of Finspan: `table.py` lists them, the other modules say what each one does."""
