"""Runs a migration on the connection that `storage` hands over."""

from __future__ import annotations

from alembic import context

from atol.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
