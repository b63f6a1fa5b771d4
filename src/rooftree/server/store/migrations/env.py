"""Alembic runs this: migrations on the connection that the server has opened, inside of its transaction."""

from alembic import context

from rooftree.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
