"""The steps of a turn of Podwodni Łowcy: `table.py` lists them, the other modules say what each one does."""
