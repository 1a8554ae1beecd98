"""For a table with the box of Reef on it: laying it out, and the score pad."""
