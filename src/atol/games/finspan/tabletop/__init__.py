"""For a table with the box of Finspan on it: laying it out, Nautoma's companion and the score pad."""
