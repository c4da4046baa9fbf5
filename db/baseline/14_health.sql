-- What patients record about their health and who reads it, goals and reminders, questionnaires, and records opened by law.

-- The patient whose record the dietitian may see in this transaction. The server sets it after `app.shared_groups` has returned
-- the shared groups, and checks those itself.
create function app.seen_patient() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.seen_patient', true), '')::uuid;
grant execute on function app.seen_patient to nabta_app;

-- A day in the record is the patient's day, so the dietitian who sees the record also sees the patient's time zone.
create policy contact_choices_seen on contact_choices for select to nabta_app using (user_id = (select app.seen_patient()));

-- The answers that a patient gives at registration.
create table health_profiles (
  user_id uuid primary key references users on delete cascade,
  answers_sealed bytea not null,
  updated_at timestamptz not null
);
alter table health_profiles enable row level security, force row level security;
create policy health_profiles_own on health_profiles to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
-- A dietitian may see the answers too, if the patient shares them.
create policy health_profiles_seen on health_profiles for select to nabta_app using (user_id = (select app.seen_patient()));
grant select, delete,
  insert (user_id, answers_sealed, updated_at),
  update (answers_sealed, updated_at)
  on health_profiles to nabta_app;

-- The units in which a person reads measures, and whether the record is shared at all with the dietitians they have booked.
create table health_choices (
  user_id uuid primary key references users on delete cascade,
  units jsonb not null,
  shares_record boolean not null,
  changed_at timestamptz not null
);
alter table health_choices enable row level security, force row level security;
create policy health_choices_own on health_choices to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
-- For `app.shared_groups`.
create policy health_choices_shared on health_choices for select to nabta_reader using (true);
grant select, delete,
  insert (user_id, units, shares_record, changed_at),
  update (units, shares_record, changed_at)
  on health_choices to nabta_app;
grant select (user_id, shares_record) on health_choices to nabta_reader;

-- Groups of the record that a patient withholds from one dietitian. For every other group `health_choices` decides.
create table withheld_groups (
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid not null references users on delete cascade,
  health_group text not null check (health_group in ('body', 'heart', 'glucose', 'habits', 'medicines', 'meals', 'answers', 'reports')),
  withheld_at timestamptz not null,
  primary key (patient_id, dietitian_id, health_group)
);
create index withheld_groups_dietitian on withheld_groups (dietitian_id);
alter table withheld_groups enable row level security, force row level security;
create policy withheld_groups_own on withheld_groups to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system')
  with check (patient_id = (select app.person()) or (select app.actor()) = 'system');
-- For `app.shared_groups`.
create policy withheld_groups_shared on withheld_groups for select to nabta_reader using (true);
grant select, delete,
  insert (patient_id, dietitian_id, health_group, withheld_at)
  on withheld_groups to nabta_app;
grant select (patient_id, dietitian_id, health_group) on withheld_groups to nabta_reader;

-- The groups that a dietitian may see of a patient: null if the dietitian does not treat the patient, none without the patient's
-- consent to the text of this version. A practice that admins have suspended sees no record, and nobody sees the record of a
-- patient who is leaving.
create function app.shared_groups(dietitian uuid, patient uuid, version text) returns text[]
  language sql stable security definer
begin atomic
  select case when app.treats(shared_groups.dietitian, shared_groups.patient) then
    case when coalesce((select given and consents.version = shared_groups.version from consents
          where user_id = shared_groups.patient and purpose = 'health' order by id desc limit 1), false)
        and coalesce((select shares_record from health_choices where user_id = shared_groups.patient), true)
        and not exists (select from verifications
          where verifications.user_id = shared_groups.dietitian and verifications.status = 'suspended')
        and exists (select from users where users.id = shared_groups.patient and users.leaving_at is null)
      then array(
        select each from unnest(array['body', 'heart', 'glucose', 'habits', 'medicines', 'meals', 'answers', 'reports']) with
          ordinality as groups (each, place)
          where not exists (select from withheld_groups
            where patient_id = shared_groups.patient and dietitian_id = shared_groups.dietitian and health_group = each)
          order by place)
      else '{}' end
  end;
end;
alter function app.shared_groups owner to nabta_reader;
revoke execute on function app.shared_groups from public;
grant execute on function app.shared_groups to nabta_app;

-- Measures, medicines and meals. Kind and moment are stored in clear, so that entries can be ordered; the content is encrypted with
-- the patient's key.
create table health_entries (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('weight', 'height', 'waist', 'hip', 'body_fat', 'blood_pressure', 'glucose', 'hba1c',
    'total_cholesterol', 'ldl', 'hdl', 'triglycerides', 'steps', 'water', 'sleep', 'mood', 'medicine', 'supplement', 'meal')),
  taken_at timestamptz not null,
  source text not null check (source in ('hand', 'guided', 'import', 'dietitian')),
  -- Chosen by the browser, or derived from the content of an imported file, so that an entry that is sent again is stored once.
  client_id uuid not null,
  content_sealed bytea not null,
  recorded_at timestamptz not null,
  constraint health_entries_once unique (user_id, client_id)
);
create index health_entries_taken on health_entries (user_id, kind, taken_at, id);
create index health_entries_all on health_entries (user_id, taken_at, id);
alter table health_entries enable row level security, force row level security;
create policy health_entries_see on health_entries for select to nabta_app
  using (user_id = (select app.person()) or user_id = (select app.seen_patient()) or (select app.actor()) = 'system');
create policy health_entries_record on health_entries for insert to nabta_app
  with check (user_id = (select app.person()) or user_id = (select app.seen_patient()) or (select app.actor()) = 'system');
-- A dietitian corrects an entry they made for a patient by sending it again, as after a lost answer. This corrects the kind too.
create policy health_entries_correct on health_entries for update to nabta_app
  using (user_id = (select app.person()) or (source = 'dietitian' and user_id = (select app.seen_patient()))
    or (select app.actor()) = 'system');
create policy health_entries_forget on health_entries for delete to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, kind, taken_at, source, client_id, content_sealed, recorded_at),
  update (kind, taken_at, source, content_sealed, recorded_at)
  on health_entries to nabta_app;

-- Photos of meals and laboratory reports. The bytes are in the file store, encrypted like the entries.
create table health_files (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The meal; null for a report.
  entry_id uuid unique references health_entries on delete cascade,
  client_id uuid not null,
  name_sealed bytea not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  reported_on date,
  uploaded_at timestamptz not null,
  check ((entry_id is null) = (reported_on is not null)),
  constraint health_files_once unique (user_id, client_id)
);
alter table health_files enable row level security, force row level security;
create policy health_files_see on health_files for select to nabta_app
  using (user_id = (select app.person()) or user_id = (select app.seen_patient()) or (select app.actor()) = 'system');
create policy health_files_keep on health_files for insert to nabta_app
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy health_files_forget on health_files for delete to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, user_id, entry_id, client_id, name_sealed, type, bytes, reported_on, uploaded_at)
  on health_files to nabta_app;

-- Who has read which group of a patient's record, one row for each of the patient's days. The patient sees the list.
create table health_readings (
  id uuid primary key default uuidv7(),
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid references users on delete set null,
  health_group text not null,
  read_on date not null,
  times integer not null check (times > 0),
  last_at timestamptz not null,
  constraint health_readings_folded unique (patient_id, dietitian_id, health_group, read_on)
);
create index health_readings_list on health_readings (patient_id, last_at, id);
create index health_readings_dietitian on health_readings (dietitian_id);
alter table health_readings enable row level security, force row level security;
create policy health_readings_see on health_readings for select to nabta_app
  using (patient_id = (select app.person()) or dietitian_id = (select app.person()) or (select app.actor()) = 'system');
create policy health_readings_note on health_readings for insert to nabta_app
  with check ((dietitian_id = (select app.person()) and patient_id = (select app.seen_patient())) or (select app.actor()) = 'system');
create policy health_readings_count on health_readings for update to nabta_app
  using ((dietitian_id = (select app.person()) and patient_id = (select app.seen_patient())) or (select app.actor()) = 'system');
create policy health_readings_forget on health_readings for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete,
  insert (patient_id, dietitian_id, health_group, read_on, times, last_at),
  update (times, last_at)
  on health_readings to nabta_app;

-- Goals that a patient and a dietitian have agreed on, or that a patient has set alone.
create table health_goals (
  id uuid primary key,
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid references users on delete set null,
  -- Set by the patient alone. A goal whose dietitian has left is not one of these.
  is_own boolean not null,
  kind text not null,
  content_sealed bytea not null,
  by_on date,
  state text not null check (state in ('proposed', 'agreed', 'reached', 'ended', 'declined')),
  proposed_by text not null check (proposed_by in ('patient', 'dietitian')),
  proposed_at timestamptz not null,
  agreed_at timestamptz,
  ended_at timestamptz,
  check ((ended_at is not null) = (state in ('reached', 'ended', 'declined'))),
  check (not is_own or dietitian_id is null)
);
create unique index health_goals_open on health_goals (patient_id, dietitian_id, kind) where state in ('proposed', 'agreed');
create unique index health_goals_own on health_goals (patient_id, kind) where is_own and state in ('proposed', 'agreed');
create index health_goals_list on health_goals (patient_id, proposed_at, id);
create index health_goals_dietitian on health_goals (dietitian_id, patient_id);
alter table health_goals enable row level security, force row level security;
create policy health_goals_see on health_goals for select to nabta_app
  using (patient_id = (select app.person()) or (dietitian_id = (select app.person()) and app.treats(dietitian_id, patient_id))
    or (is_own and patient_id = (select app.seen_patient())) or (select app.actor()) = 'system');
create policy health_goals_set on health_goals for insert to nabta_app
  with check ((patient_id = (select app.person()) and proposed_by = 'patient' and (is_own or app.treats(dietitian_id, patient_id)))
    or (dietitian_id = (select app.person()) and proposed_by = 'dietitian' and patient_id = (select app.seen_patient()))
    or (select app.actor()) = 'system');
create policy health_goals_follow on health_goals for update to nabta_app
  using (patient_id = (select app.person()) or (dietitian_id = (select app.person()) and app.treats(dietitian_id, patient_id))
    or (select app.actor()) = 'system');
create policy health_goals_forget on health_goals for delete to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, patient_id, dietitian_id, is_own, kind, content_sealed, by_on, state, proposed_by, proposed_at, agreed_at, ended_at),
  update (state, agreed_at, ended_at)
  on health_goals to nabta_app;

-- Reminders to measure: on which days and at what time in the person's own zone.
create table measure_reminders (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]),
  at_time time not null,
  made_at timestamptz not null,
  reminded_on date
);
create index measure_reminders_user on measure_reminders (user_id);
alter table measure_reminders enable row level security, force row level security;
create policy measure_reminders_own on measure_reminders to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, kind, weekdays, at_time, made_at),
  update (kind, weekdays, at_time, reminded_on)
  on measure_reminders to nabta_app;

-- Questionnaires that a dietitian sends a patient before an appointment, and screenings that the dietitian does alone. Answers and
-- results are encrypted with the patient's key.
create table questionnaires (
  id uuid primary key,
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid references users on delete set null,
  instrument text not null check (instrument in ('pre_consultation', 'must', 'idf_dar', 'bmi', 'waist')),
  -- The version of the questions and of the scoring rules: newer ones do not apply to this questionnaire.
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
-- A dietitian sees only their own questionnaires, and only of the patient whose record they may see in this transaction.
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
  insert (id, patient_id, dietitian_id, instrument, version, answered_by, sent_at, answers_sealed, saved_at, answered_at,
    result_sealed),
  update (answers_sealed, saved_at, answered_at, result_sealed)
  on questionnaires to nabta_app;

-- If the law requires it, an admin may read one person's record for an hour. The reason is stored.
create table record_openings (
  id uuid primary key default uuidv7(),
  person_id uuid not null references users on delete cascade,
  admin_id uuid references users on delete set null,
  reason_sealed bytea not null,
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
  check (ends_at > opened_at and ends_at <= opened_at + interval '1 hour')
);
create index record_openings_person on record_openings (person_id, opened_at);
create index record_openings_admin on record_openings (admin_id);
alter table record_openings enable row level security, force row level security;
create policy record_openings_see on record_openings for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin' or person_id = (select app.person()));
create policy record_openings_open on record_openings for insert to nabta_app
  with check ((select app.role()) = 'admin' and admin_id = (select app.person()) and person_id <> (select app.person()));
create policy record_openings_close on record_openings for update to nabta_app
  using ((select app.role()) = 'admin' and admin_id = (select app.person()));
create policy record_openings_forget on record_openings for delete to nabta_app using ((select app.actor()) = 'system');
-- For `app.opened_record`, `sealed_by_ring` and `app.reseal`.
create policy record_openings_check on record_openings for select to nabta_reader using (true);
create policy record_openings_reseal on record_openings for update to nabta_reader using (true);
grant select, delete,
  insert (id, person_id, admin_id, reason_sealed, opened_at, ends_at),
  update (closed_at)
  on record_openings to nabta_app;
grant select (id, person_id, admin_id, reason_sealed, ends_at, closed_at),
  update (reason_sealed)
  on record_openings to nabta_reader;

-- The person whose record is open to the acting admin. The transaction names the opening, which counts only if it is the admin's
-- own, has not been closed, and has not ended by the database's own clock.
create function app.opened_record() returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select person_id from record_openings
    where id = nullif(current_setting('app.record_opening', true), '')::uuid and (select app.role()) = 'admin'
      and admin_id = (select app.person()) and closed_at is null and ends_at > now();
end;
alter function app.opened_record owner to nabta_reader;
revoke execute on function app.opened_record from public;
grant execute on function app.opened_record to nabta_app;

-- What an opened record shows the admin: the answers, measures, medicines and meals, and the names of reports. No photo, no message,
-- no note, and no file's content.
create policy health_profiles_opened on health_profiles for select to nabta_app using (user_id = (select app.opened_record()));
create policy health_entries_opened on health_entries for select to nabta_app using (user_id = (select app.opened_record()));
create policy health_files_opened on health_files for select to nabta_app
  using (user_id = (select app.opened_record()) and entry_id is null);
create policy person_keys_opened on person_keys for select to nabta_app using (user_id = (select app.opened_record()));
-- Each reading is added to the person's own list of readings.
create policy health_readings_opened on health_readings for insert to nabta_app
  with check (dietitian_id = (select app.person()) and patient_id = (select app.opened_record()));
create policy health_readings_opened_again on health_readings for update to nabta_app
  using (dietitian_id = (select app.person()) and patient_id = (select app.opened_record()));
