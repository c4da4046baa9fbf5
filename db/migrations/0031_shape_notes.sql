-- What a dietitian writes for himself has four parts, sealed as one. Notes from before keep what stands in `private_sealed`.
alter table consultation_notes add column adime_sealed bytea;
grant insert (adime_sealed), update (adime_sealed) on consultation_notes to nabta_app;

-- Notes that a dietitian begins with, sealed with the dietitian's own key.
create table note_templates (
  id uuid primary key default uuidv7(),
  dietitian_id uuid not null references users on delete cascade,
  template_sealed bytea not null,
  saved_at timestamptz not null
);
create index note_templates_dietitian on note_templates (dietitian_id, id);
alter table note_templates enable row level security, force row level security;
create policy note_templates_own on note_templates to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (id, dietitian_id, template_sealed, saved_at), update (template_sealed, saved_at) on note_templates to nabta_app;
