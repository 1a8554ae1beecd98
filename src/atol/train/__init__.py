"""Bots that learn from their own matches: expert iteration. Needs the extra `train`."""
