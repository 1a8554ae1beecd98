"""Kelp: shark against octopus."""
