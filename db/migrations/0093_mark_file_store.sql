-- The folder or bucket that holds this database's files carries a marker file with this id. Until `marked_at` is set the
-- marker may not have been written yet.
create table file_store (
  is_only boolean primary key default true check (is_only),
  marker uuid not null,
  marked_at timestamptz
);

-- Every node writes a small file now and then and reads the one that another node wrote: what came of its last attempt.
create table file_probes (
  node uuid primary key,
  name text not null,
  tried_at timestamptz not null,
  -- When its own file was last written.
  written_at timestamptz,
  -- Whose file it tried to read.
  writer uuid,
  outcome text not null check (outcome in ('read', 'unread', 'unwritten'))
);
create index file_probes_tried_at on file_probes (tried_at);

alter table file_store enable row level security, force row level security;
alter table file_probes enable row level security, force row level security;

create policy file_store_all on file_store to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy file_probes_all on file_probes to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');

grant select, insert (marker), update (marker, marked_at) on file_store to nabta_app;
grant select, delete, insert (node, name, tried_at, written_at, writer, outcome),
  update (name, tried_at, written_at, writer, outcome) on file_probes to nabta_app;
