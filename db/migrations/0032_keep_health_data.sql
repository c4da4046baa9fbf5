-- Whom a patient has an appointment with, or had one that took place: a request that was declined or cancelled shows nobody anything.
create function app.treats(dietitian uuid, patient uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select exists (select from appointments where appointments.patient_id = treats.patient and appointments.dietitian_id = treats.dietitian
    and status in ('pending', 'confirmed', 'completed'));
end;
alter function app.treats owner to nabta_reader;
revoke execute on function app.treats from public;
grant execute on function app.treats to nabta_app;

-- The patient whose record a dietitian has been let into, for this transaction.
create function app.seen_patient() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.seen_patient', true), '')::uuid;
grant execute on function app.seen_patient to nabta_app;

-- What somebody reads in, and whether the record is shared at all with those whom they have booked.
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
create policy health_choices_shared on health_choices for select to nabta_reader using (true);
grant select (user_id, shares_record) on health_choices to nabta_reader;
grant select, delete, insert (user_id, units, shares_record, changed_at), update (units, shares_record, changed_at)
  on health_choices to nabta_app;

-- Groups that one of them is not to see; of whatever is not here the choice above decides.
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
create policy withheld_groups_shared on withheld_groups for select to nabta_reader using (true);
grant select (patient_id, dietitian_id, health_group) on withheld_groups to nabta_reader;
grant select, delete, insert (patient_id, dietitian_id, health_group, withheld_at) on withheld_groups to nabta_app;

create policy consents_of_health on consents for select to nabta_reader using (purpose = 'health');
grant select (id, user_id, purpose, given, version) on consents to nabta_reader;

-- What a dietitian may see of a patient: null for a stranger, nothing without consent to the words of this version.
create function app.shared_groups(dietitian uuid, patient uuid, version text) returns text[]
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select case when app.treats(shared_groups.dietitian, shared_groups.patient) then
    case when coalesce((select given and consents.version = shared_groups.version from consents
          where user_id = shared_groups.patient and purpose = 'health' order by id desc limit 1), false)
        and coalesce((select shares_record from health_choices where user_id = shared_groups.patient), true)
      then array(
        select each from unnest(array['body', 'heart', 'glucose', 'habits', 'medicines', 'meals', 'answers', 'reports']) with ordinality as groups (each, place)
          where not exists (select from withheld_groups
            where patient_id = shared_groups.patient and dietitian_id = shared_groups.dietitian and health_group = each)
          order by place)
      else '{}' end
  end;
end;
alter function app.shared_groups owner to nabta_reader;
revoke execute on function app.shared_groups from public;
grant execute on function app.shared_groups to nabta_app;

-- Measures, medicines and meals. Kind and moment stand in clear for their order; what they say is sealed with the patient's key.
create table health_entries (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('weight', 'height', 'waist', 'hip', 'body_fat', 'blood_pressure', 'glucose', 'hba1c', 'total_cholesterol',
    'ldl', 'hdl', 'triglycerides', 'steps', 'water', 'sleep', 'mood', 'medicine', 'supplement', 'meal')),
  taken_at timestamptz not null,
  source text not null check (source in ('hand', 'guided', 'import', 'dietitian')),
  -- Given by the browser, or made of what a file says, so that the same entry sent again is the same.
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
create policy health_entries_correct on health_entries for update to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy health_entries_forget on health_entries for delete to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, kind, taken_at, source, client_id, content_sealed, recorded_at),
  update (taken_at, source, content_sealed, recorded_at) on health_entries to nabta_app;

-- Photos of meals and laboratory reports: the bytes lie in the store of files, sealed as the words are.
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
grant select, delete, insert (id, user_id, entry_id, client_id, name_sealed, type, bytes, reported_on, uploaded_at) on health_files to nabta_app;

-- Who has read what of whom, folded by the patient's day. It stands in the patient's own list.
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
grant select, delete, insert (patient_id, dietitian_id, health_group, read_on, times, last_at), update (times, last_at)
  on health_readings to nabta_app;

-- What patient and dietitian have agreed on, or a patient alone.
create table health_goals (
  id uuid primary key,
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid references users on delete set null,
  -- Set by the patient for nobody else; a goal whose dietitian has left is none of these.
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
grant select, delete, insert (id, patient_id, dietitian_id, is_own, kind, content_sealed, by_on, state, proposed_by, proposed_at, agreed_at, ended_at),
  update (state, agreed_at, ended_at) on health_goals to nabta_app;

-- When somebody wants to be reminded to measure, by the own clock.
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
grant select, delete, insert (user_id, kind, weekdays, at_time, made_at), update (kind, weekdays, at_time, reminded_on)
  on measure_reminders to nabta_app;

-- Dietitians see what was told at registration where it is shared.
create policy health_profiles_seen on health_profiles for select to nabta_app using (user_id = (select app.seen_patient()));
