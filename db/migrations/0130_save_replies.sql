-- Messages that a dietitian often sends, encrypted with the dietitian's own key.
create table saved_replies (
  id uuid primary key default uuidv7(),
  dietitian_id uuid not null references users on delete cascade,
  reply_sealed bytea not null,
  saved_at timestamptz not null
);
create index saved_replies_dietitian on saved_replies (dietitian_id, id);
alter table saved_replies enable row level security, force row level security;
create policy saved_replies_own on saved_replies to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, dietitian_id, reply_sealed, saved_at),
  update (reply_sealed, saved_at)
  on saved_replies to nabta_app;
