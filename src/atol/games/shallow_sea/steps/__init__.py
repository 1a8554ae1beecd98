"""The steps of a turn of Shallow Sea: `table.py` lists them, the other modules say what each one does."""
