"""Finspan (Na dnie morza), with Nautoma."""
