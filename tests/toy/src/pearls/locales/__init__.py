"""The words of Pearls."""
