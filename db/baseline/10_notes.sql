-- Consultation notes, their addenda and templates, and the signed notes of closed accounts that the law requires to be retained.

-- What the dietitian writes about an appointment, encrypted with the patient's key. The patient reads the shared part once the note is
-- signed. A signed note no longer changes: what is added later is an addendum.
create table consultation_notes (
  appointment_id uuid primary key references appointments on delete cascade,
  private_sealed bytea not null,
  shared_sealed bytea not null,
  saved_at timestamptz not null,
  signed_at timestamptz,
  -- The dietitian's private note has four parts, encrypted as one. Older notes have theirs in private_sealed.
  adime_sealed bytea
);
create index consultation_notes_unsigned on consultation_notes (saved_at) where signed_at is null;
alter table consultation_notes enable row level security, force row level security;
create policy consultation_notes_see on consultation_notes for select to nabta_app
  using ((select app.actor()) = 'system' or exists (select from appointments
    where id = appointment_id and (dietitian_id = (select app.person()) or (patient_id = (select app.person())
      and signed_at is not null))));
create policy consultation_notes_write on consultation_notes for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or exists (select from appointments where id = appointment_id and dietitian_id = (select app.person())));
create policy consultation_notes_change on consultation_notes for update to nabta_app
  using (signed_at is null and ((select app.actor()) = 'system'
    or exists (select from appointments where id = appointment_id and dietitian_id = (select app.person()))))
  with check (true);
create policy consultation_notes_forget on consultation_notes for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete,
  insert (appointment_id, private_sealed, shared_sealed, saved_at, signed_at, adime_sealed),
  update (private_sealed, shared_sealed, saved_at, signed_at, adime_sealed)
  on consultation_notes to nabta_app;

-- Additions to a signed note. The patient reads only the shared ones.
create table note_addenda (
  id uuid primary key default uuidv7(),
  appointment_id uuid not null references consultation_notes on delete cascade,
  audience text not null check (audience in ('private', 'shared')),
  text_sealed bytea not null,
  at timestamptz not null
);
create index note_addenda_appointment on note_addenda (appointment_id, id);
alter table note_addenda enable row level security, force row level security;
create policy note_addenda_see on note_addenda for select to nabta_app
  using ((select app.actor()) = 'system' or exists (select from appointments
    where id = appointment_id and (dietitian_id = (select app.person()) or (patient_id = (select app.person()) and audience = 'shared'))));
create policy note_addenda_write on note_addenda for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or exists (select from appointments where id = appointment_id and dietitian_id = (select app.person())));
create policy note_addenda_forget on note_addenda for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (id, appointment_id, audience, text_sealed, at) on note_addenda to nabta_app;

-- Signed consultation notes outlive the account of their patient for as long as medical records must be retained. Each row has a key
-- of its own, encrypted with the key ring.
create table kept_notes (
  id uuid primary key default uuidv7(),
  key_sealed bytea not null,
  about_sealed bytea not null,
  note_sealed bytea not null,
  kept_at timestamptz not null,
  destroy_at timestamptz not null,
  check (destroy_at > kept_at)
);
create index kept_notes_destroy_at on kept_notes (destroy_at);
alter table kept_notes enable row level security, force row level security;
create policy kept_notes_see on kept_notes for select to nabta_app using ((select app.actor()) = 'system');
create policy kept_notes_keep on kept_notes for insert to nabta_app with check ((select app.actor()) = 'system');
create policy kept_notes_destroy on kept_notes for delete to nabta_app using ((select app.actor()) = 'system');
-- Encrypts the keys again when a key of the ring is retired.
create policy kept_notes_reseal on kept_notes to nabta_reader using (true);
grant select, delete,
  insert (id, key_sealed, about_sealed, note_sealed, kept_at, destroy_at)
  on kept_notes to nabta_app;
grant select (id, key_sealed), update (key_sealed) on kept_notes to nabta_reader;

-- Texts with which a dietitian begins a note, encrypted with the dietitian's own key.
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
grant select, delete,
  insert (id, dietitian_id, template_sealed, saved_at),
  update (template_sealed, saved_at)
  on note_templates to nabta_app;
