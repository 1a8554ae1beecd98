"""Pearls: the smallest game with chance and secrets, to copy from."""
