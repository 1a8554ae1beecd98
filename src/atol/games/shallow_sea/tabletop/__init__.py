"""For a table with the box of Shallow Sea on it: laying it out, and scoring oceans."""
