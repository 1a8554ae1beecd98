"""For a table with the box of Kelp on it: laying it out, and the shark's notebook."""
