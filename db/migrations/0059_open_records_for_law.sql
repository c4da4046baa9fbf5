-- Where the law asks for it an admin may read one person's record for an hour, with a reason that is kept.
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
create policy record_openings_check on record_openings for select to nabta_reader using (true);
grant select, delete, insert (id, person_id, admin_id, reason_sealed, opened_at, ends_at), update (closed_at) on record_openings to nabta_app;
grant select (id, person_id, admin_id, ends_at, closed_at) on record_openings to nabta_reader;

-- Whose record lies open before whoever asks: the transaction names the opening, and it counts as long as it is theirs,
-- not closed, and its hour by the database's own clock is not over.
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

-- Nothing else of them: no message, no note, no file's content.
create policy health_entries_opened on health_entries for select to nabta_app using (user_id = (select app.opened_record()));
create policy health_profiles_opened on health_profiles for select to nabta_app using (user_id = (select app.opened_record()));
create policy health_files_opened on health_files for select to nabta_app
  using (user_id = (select app.opened_record()) and entry_id is null);
create policy person_keys_opened on person_keys for select to nabta_app using (user_id = (select app.opened_record()));

-- What was read stands in the person's own list.
create policy health_readings_opened on health_readings for insert to nabta_app
  with check (dietitian_id = (select app.person()) and patient_id = (select app.opened_record()));
create policy health_readings_opened_again on health_readings for update to nabta_app
  using (dietitian_id = (select app.person()) and patient_id = (select app.opened_record()));

create policy events_of_opened_records on events for select to nabta_app using ((select app.role()) = 'admin' and kind in
  ('record.opened', 'record.read', 'record.closed'));
