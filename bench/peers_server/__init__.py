"""Atol's server beside boardgame.io's, in the same minutes."""
