"""For a table with the box of Finspan on it: Nautoma's companion and the score pad."""
