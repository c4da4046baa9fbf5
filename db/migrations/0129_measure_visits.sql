-- A dietitian measures a whole visit: two more kinds, and who measured.
alter table health_entries drop constraint health_entries_kind_check;
alter table health_entries add constraint health_entries_kind_check check (kind in ('weight', 'height', 'waist', 'hip', 'body_fat',
  'muscle', 'visceral_fat', 'blood_pressure', 'glucose', 'hba1c', 'total_cholesterol', 'ldl', 'hdl', 'triglycerides', 'steps', 'water',
  'sleep', 'mood', 'medicine', 'supplement', 'meal'));
-- The dietitian who measured; null if the patient recorded it, and for what was recorded before this column existed.
alter table health_entries add column recorded_by uuid references users on delete set null;
create index health_entries_recorded_by on health_entries (recorded_by);
grant insert (recorded_by) on health_entries to nabta_app;
drop policy health_entries_record on health_entries;
create policy health_entries_record on health_entries for insert to nabta_app
  with check ((user_id = (select app.person()) and recorded_by is null)
    or (user_id = (select app.seen_patient()) and source = 'dietitian' and recorded_by = (select app.person()))
    or (select app.actor()) = 'system');
-- A dietitian corrects only what they measured themselves, until the patient has corrected it.
drop policy health_entries_correct on health_entries;
create policy health_entries_correct on health_entries for update to nabta_app
  using (user_id = (select app.person())
    or (source = 'dietitian' and recorded_by = (select app.person()) and user_id = (select app.seen_patient()))
    or (select app.actor()) = 'system');

-- The earlier values of corrected measurements of a visit, encrypted as the entry was.
create table health_corrections (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  entry_id uuid not null references health_entries on delete cascade,
  taken_at timestamptz not null,
  source text not null check (source in ('hand', 'guided', 'import', 'dietitian')),
  content_sealed bytea not null,
  -- Null once the account of the dietitian is erased.
  corrected_by uuid references users on delete set null,
  corrected_at timestamptz not null
);
create index health_corrections_entry on health_corrections (entry_id, corrected_at);
create index health_corrections_user on health_corrections (user_id);
create index health_corrections_by on health_corrections (corrected_by);
alter table health_corrections enable row level security, force row level security;
create policy health_corrections_see on health_corrections for select to nabta_app
  using (user_id = (select app.person()) or user_id = (select app.seen_patient()) or (select app.actor()) = 'system');
create policy health_corrections_keep on health_corrections for insert to nabta_app
  with check ((corrected_by = (select app.person()) and (user_id = (select app.person()) or user_id = (select app.seen_patient())))
    or (select app.actor()) = 'system');
create policy health_corrections_forget on health_corrections for delete to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, entry_id, taken_at, source, content_sealed, corrected_by, corrected_at)
  on health_corrections to nabta_app;

-- A dietitian asks a patient for parts of the record that are not shared. An answer says nothing but that there was one: what the
-- patient shares is in `withheld_groups` alone.
create table access_requests (
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid not null references users on delete cascade,
  health_groups text[] not null check (cardinality(health_groups) > 0
    and health_groups <@ array['body', 'heart', 'glucose', 'habits', 'medicines', 'meals', 'answers', 'reports']),
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (patient_id, dietitian_id)
);
create index access_requests_dietitian on access_requests (dietitian_id);
alter table access_requests enable row level security, force row level security;
create policy access_requests_see on access_requests for select to nabta_app
  using ((select app.person()) in (patient_id, dietitian_id) or (select app.actor()) = 'system');
create policy access_requests_ask on access_requests for insert to nabta_app
  with check ((dietitian_id = (select app.person()) and app.treats(dietitian_id, patient_id)) or (select app.actor()) = 'system');
create policy access_requests_answer on access_requests for update to nabta_app
  using ((select app.person()) in (patient_id, dietitian_id) or (select app.actor()) = 'system');
create policy access_requests_forget on access_requests for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete,
  insert (patient_id, dietitian_id, health_groups, asked_at, answered_at),
  update (health_groups, asked_at, answered_at)
  on access_requests to nabta_app;
