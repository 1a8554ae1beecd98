"""For a table with the box of Shallow Sea on it: scoring an ocean."""
