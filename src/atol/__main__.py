"""`python -m atol` is the same as the command `atol`."""

from __future__ import annotations

from atol.cli import main

if __name__ == "__main__":
    main()
