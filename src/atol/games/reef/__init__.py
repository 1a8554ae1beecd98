"""Reef by Emerson Matsuuchi, complete."""
