-- Questions that a dietitian writes, encrypted with the dietitian's own key.
create table own_questionnaires (
  id uuid primary key default uuidv7(),
  dietitian_id uuid not null references users on delete cascade,
  -- Grows with every change; `asked_version` only when the questions themselves change.
  version integer not null default 1,
  asked_version integer not null default 1,
  content_sealed bytea not null,
  -- Confirmed bookings of these services send it.
  services uuid[] not null default '{}',
  saved_at timestamptz not null
);
create index own_questionnaires_dietitian on own_questionnaires (dietitian_id, id);
alter table own_questionnaires enable row level security, force row level security;
create policy own_questionnaires_own on own_questionnaires to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, dietitian_id, content_sealed, services, saved_at),
  update (version, asked_version, content_sealed, services, saved_at)
  on own_questionnaires to nabta_app;

-- A copy that was sent has its questions with it, encrypted with the patient's key, so that changes never reach it.
alter table questionnaires
  add column own_id uuid references own_questionnaires on delete set null,
  add column asked_sealed bytea,
  drop constraint questionnaires_instrument_check,
  add constraint questionnaires_instrument_check
    check (instrument in ('pre_consultation', 'must', 'idf_dar', 'bmi', 'waist', 'own')),
  add constraint questionnaires_own_check check ((instrument = 'own') = (asked_sealed is not null));
drop index questionnaires_waiting;
create unique index questionnaires_waiting on questionnaires (patient_id, dietitian_id, instrument)
  where answered_at is null and instrument <> 'own';
create unique index questionnaires_waiting_own on questionnaires (patient_id, own_id) where answered_at is null;
create index questionnaires_own on questionnaires (own_id);
grant insert (own_id, asked_sealed) on questionnaires to nabta_app;
