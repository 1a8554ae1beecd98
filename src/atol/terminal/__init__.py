"""A text client over the table."""
