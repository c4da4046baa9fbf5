-- Signed consultation notes outlive the account of their patient for as long as medical records have to be kept.

create table kept_notes (
  id uuid primary key default uuidv7(),
  key_sealed bytea not null,
  about_sealed bytea not null,
  note_sealed bytea not null,
  kept_at timestamptz not null,
  destroy_at timestamptz not null check (destroy_at > kept_at)
);
create index kept_notes_destroy_at on kept_notes (destroy_at);
alter table kept_notes enable row level security, force row level security;
create policy kept_notes_see on kept_notes for select to nabta_app using ((select app.actor()) = 'system');
create policy kept_notes_keep on kept_notes for insert to nabta_app with check ((select app.actor()) = 'system');
create policy kept_notes_destroy on kept_notes for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (id, key_sealed, about_sealed, note_sealed, kept_at, destroy_at) on kept_notes to nabta_app;
