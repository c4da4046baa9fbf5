-- What a dietitian asks a patient before an appointment, and what the dietitian has screened alone. Answers and what comes of
-- them are sealed with the patient's key.
create table questionnaires (
  id uuid primary key,
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid references users on delete set null,
  instrument text not null check (instrument in ('pre_consultation', 'must', 'idf_dar', 'bmi', 'waist')),
  -- Of the questions and rules that it is asked and scored by, whatever comes after them.
  version text not null,
  answered_by text not null check (answered_by in ('patient', 'dietitian')),
  sent_at timestamptz not null,
  answers_sealed bytea,
  saved_at timestamptz,
  answered_at timestamptz,
  result_sealed bytea,
  check ((answers_sealed is null) = (saved_at is null)),
  check (answered_at is null or answers_sealed is not null),
  check (result_sealed is null or answered_at is not null),
  check (answered_by = 'patient' or answered_at is not null)
);
create unique index questionnaires_waiting on questionnaires (patient_id, dietitian_id, instrument) where answered_at is null;
create index questionnaires_list on questionnaires (patient_id, sent_at, id);
create index questionnaires_dietitian on questionnaires (dietitian_id, patient_id);
alter table questionnaires enable row level security, force row level security;
-- A dietitian sees those of their own, and only of the patient whom this transaction has been let in to.
create policy questionnaires_see on questionnaires for select to nabta_app
  using (patient_id = (select app.person()) or (dietitian_id = (select app.person()) and patient_id = (select app.seen_patient()))
    or (select app.actor()) = 'system');
create policy questionnaires_ask on questionnaires for insert to nabta_app
  with check ((dietitian_id = (select app.person()) and patient_id = (select app.seen_patient())) or (select app.actor()) = 'system');
create policy questionnaires_answer on questionnaires for update to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system');
create policy questionnaires_take_back on questionnaires for delete to nabta_app
  using (patient_id = (select app.person()) or (dietitian_id = (select app.person()) and patient_id = (select app.seen_patient()))
    or (select app.actor()) = 'system');
grant select, delete,
  insert (id, patient_id, dietitian_id, instrument, version, answered_by, sent_at, answers_sealed, saved_at, answered_at, result_sealed),
  update (answers_sealed, saved_at, answered_at, result_sealed) on questionnaires to nabta_app;
