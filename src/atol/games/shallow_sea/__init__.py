"""Shallow Sea by C.W. Yeom, complete in the engine and the terminal."""
