"""Podwodni Łowcy by Marek Olszewski, complete."""
