"""For a table with the box of Podwodni Łowcy on it: laying it out, and the pad with the risk of the next card."""
