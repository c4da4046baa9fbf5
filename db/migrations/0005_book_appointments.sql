-- Notes of a consultation are agreed to by themselves.
alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check check (purpose in ('terms', 'health', 'care'));

-- What two people have agreed on. It outlives them: whoever leaves becomes nobody in it.
create table appointments (
  id uuid primary key default uuidv7(),
  patient_id uuid references users on delete set null,
  dietitian_id uuid references users on delete set null,
  service_id uuid references services on delete set null,
  type text not null,
  service_name text not null,
  mode text not null check (mode in ('video', 'in-person')),
  price_halalas integer not null check (price_halalas >= 0),
  -- The rules in force when it was booked.
  policy jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The practice's zone then, and the patient's own, in which mails tell the time.
  zone text not null,
  patient_zone text not null,
  date date not null generated always as ((starts_at at time zone zone)::date) stored,
  start_time time not null generated always as ((starts_at at time zone zone)::time) stored,
  end_time time not null generated always as ((ends_at at time zone zone)::time) stored,
  status text not null check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
  lapses_at timestamptz,
  ending text check (ending in ('declined', 'lapsed', 'cancelled_by_patient', 'cancelled_by_dietitian', 'cancelled_by_platform', 'dietitian_absent')),
  outcome text check (outcome in ('attended', 'patient_absent')),
  completed_at timestamptz,
  moves smallint not null default 0,
  meeting_link text,
  city text,
  location text,
  -- Outside changed hours, and kept by its dietitian all the same.
  kept_at timestamptz,
  -- Which reminders have been thought of for the time that it has.
  reminded text[] not null default '{}',
  version integer not null default 1,
  -- Grows whenever a calendar entry must change.
  sequence integer not null default 0,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  check (patient_id <> dietitian_id),
  check (ends_at - starts_at between interval '15 minutes' and interval '180 minutes'),
  check ((status = 'pending') = (lapses_at is not null)),
  check ((status = 'cancelled') = (ending is not null)),
  check ((status = 'completed') = (outcome is not null and completed_at is not null)),
  check (meeting_link is null or meeting_link like 'https://%' or meeting_link like 'http://%')
);
create index appointments_patient on appointments (patient_id, starts_at, id);
create index appointments_dietitian on appointments (dietitian_id, starts_at, id);
create index appointments_service on appointments (service_id);
create index appointments_waiting on appointments (dietitian_id, starts_at, id) where status = 'pending';
create index appointments_lapsing on appointments (lapses_at) where status = 'pending';
create index appointments_agreed on appointments (starts_at) where status = 'confirmed';
alter table appointments enable row level security;
alter table appointments force row level security;
create policy appointments_see on appointments for select to nabta_app
  using (patient_id = (select app.person()) or dietitian_id = (select app.person())
    or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy appointments_book on appointments for insert to nabta_app
  with check ((patient_id = (select app.person()) and status in ('pending', 'confirmed')) or (select app.actor()) = 'system');
create policy appointments_change on appointments for update to nabta_app
  using (patient_id = (select app.person()) or dietitian_id = (select app.person())
    or (select app.actor()) = 'system' or (select app.role()) = 'admin');
grant select,
  insert (id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone,
    status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city, location, reminded, sequence, requested_at, changed_at),
  update (starts_at, ends_at, zone, patient_zone, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city, location, kept_at,
    reminded, version, sequence, changed_at)
  on appointments to nabta_app;

-- Of taken time it is known what it is taken for: an appointment, or a booking that somebody is filling in.
alter table taken_times
  add column appointment_id uuid references appointments on delete cascade deferrable initially deferred,
  add column holder_id uuid references users on delete cascade,
  add check (num_nonnulls(appointment_id, holder_id) <= 1),
  add check (holder_id is null or held_until is not null);
create index taken_times_appointment on taken_times (appointment_id);
create index taken_times_holder on taken_times (holder_id) where holder_id is not null;
create index taken_times_held on taken_times (held_until) where held_until is not null;
create policy taken_times_take on taken_times for insert to nabta_reader with check (true);
create policy taken_times_move on taken_times for update to nabta_reader using (true);
create policy taken_times_free on taken_times for delete to nabta_reader using (true);
grant select, delete, insert (person_id, during, held_until, appointment_id, holder_id), update (during, held_until)
  on taken_times to nabta_reader;

-- Takes the time of both, or of neither. Whatever was held no longer, or is held by whoever takes it now, gives way.
create function app.take_times(patient uuid, dietitian uuid, span tstzrange, until timestamptz, appointment uuid, now_at timestamptz)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  taken integer;
begin
  delete from taken_times where holder_id = patient
    or (person_id in (patient, dietitian) and during && span and held_until <= now_at);
  insert into taken_times (person_id, during, held_until, appointment_id, holder_id)
    select person, span, until, appointment, case when appointment is null then patient end
    from unnest(array[least(patient, dietitian), greatest(patient, dietitian)]) as person
    on conflict on constraint taken_times_once do nothing;
  get diagnostics taken = row_count;
  return taken = 2;
end $$;
alter function app.take_times owner to nabta_reader;
revoke execute on function app.take_times from public;

-- Nobody keeps time for somebody else, and only one time at once.
create function app.hold_time(dietitian uuid, span tstzrange, until timestamptz, now_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if app.take_times(app.person(), dietitian, span, until, null, now_at) then return true; end if;
  delete from taken_times where holder_id = app.person();
  return false;
end $$;
alter function app.hold_time owner to nabta_reader;
revoke execute on function app.hold_time from public;
grant execute on function app.hold_time to nabta_app;

create function app.release_time() returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  delete from taken_times where holder_id = app.person();
end;
alter function app.release_time owner to nabta_reader;
revoke execute on function app.release_time from public;
grant execute on function app.release_time to nabta_app;

create policy dietitian_profiles_place on dietitian_profiles for select to nabta_reader using (true);
grant select (user_id, city, address) on dietitian_profiles to nabta_reader;

-- A live appointment has its two rows of taken time, whatever the application does: without them it is not written, and
-- whoever writes it finds no row. It follows no way that is not one of these.
create function app.keep_times() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  is_live boolean := new.status in ('pending', 'confirmed');
  was_live boolean := tg_op = 'UPDATE' and old.status in ('pending', 'confirmed');
  span tstzrange := tstzrange(new.starts_at, new.ends_at);
  moved integer;
begin
  -- Patients learn the way to a practice only by an appointment there.
  if new.mode = 'in-person' and is_live and (tg_op = 'INSERT' or (old.status = 'pending' and new.status = 'confirmed')) then
    select dietitian_profiles.city, dietitian_profiles.address into new.city, new.location
      from dietitian_profiles where user_id = new.dietitian_id;
  end if;
  if tg_op = 'INSERT' then
    if not is_live or app.take_times(new.patient_id, new.dietitian_id, span, new.lapses_at, new.id, new.changed_at) then
      return new;
    end if;
    delete from taken_times where appointment_id = new.id;
    return null;
  end if;
  if (new.status <> old.status and (old.status, new.status) not in
      (('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'), ('confirmed', 'completed')))
    and not (old.status = 'confirmed' and new.status = 'pending' and new.starts_at <> old.starts_at) then
    raise exception 'an appointment does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if was_live and not is_live then
    delete from taken_times where appointment_id = new.id;
  elsif is_live and (new.starts_at, new.ends_at, new.lapses_at) is distinct from (old.starts_at, old.ends_at, old.lapses_at) then
    delete from taken_times where person_id in (new.patient_id, new.dietitian_id) and during && span and held_until <= new.changed_at
      and appointment_id is distinct from new.id;
    delete from taken_times where holder_id = app.person();
    begin
      update taken_times set during = span, held_until = new.lapses_at where appointment_id = new.id;
      get diagnostics moved = row_count;
    exception when exclusion_violation then
      return null;
    end;
    -- A request that had lapsed has given its time to somebody else.
    if moved < 2 then return null; end if;
  end if;
  return new;
end $$;
alter function app.keep_times owner to nabta_reader;
revoke execute on function app.keep_times from public;
create trigger appointments_keep_times before insert or update on appointments
  for each row execute function app.keep_times();

-- One's own hold hides no time from oneself.
create or replace function app.busy_times(person uuid, from_at timestamptz, to_at timestamptz, now_at timestamptz)
  returns table (starts timestamptz, ends timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select lower(taken.during), upper(taken.during) from taken_times as taken
    where taken.person_id = busy_times.person
      and taken.during && tstzrange(busy_times.from_at, busy_times.to_at)
      and (taken.held_until is null or taken.held_until > busy_times.now_at)
      and (taken.holder_id is null or taken.holder_id is distinct from (select app.person()))
    order by lower(taken.during);
end;

-- One's appointments with what one may know of the other: a name and a face, nothing else.
create policy appointments_with on appointments for select to nabta_reader using (true);
create policy profiles_met on profiles for select to nabta_reader using (true);
create policy photos_met on photos for select to nabta_reader using (true);
grant select on appointments to nabta_reader;
grant select (id, full_name, other_name, first_name, last_name) on profiles to nabta_reader;
grant select (id, user_id) on photos to nabta_reader;
create view met_appointments with (security_barrier = false) as
  select appointments.*, other.id as other_id, other.full_name as other_full_name, other.other_name as other_other_name,
      face.id as other_photo_id
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    left join photos as face on face.user_id = other.id and face.user_id = appointments.dietitian_id
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);
alter view met_appointments owner to nabta_reader;
grant select on met_appointments to nabta_app;

-- Whether two people have or had an appointment, which is what lets them write to each other.
create function app.have_met(patient uuid, dietitian uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select exists (select from appointments where patient_id = have_met.patient and dietitian_id = have_met.dietitian);
end;
alter function app.have_met owner to nabta_reader;
revoke execute on function app.have_met from public;
grant execute on function app.have_met to nabta_app;

-- Both sides read what happened.
create policy events_of_appointments on events for select to nabta_app
  using (subject_type = 'appointment' and exists (select from appointments where appointments.id = events.subject_id));

-- What the dietitian writes of it, sealed with the patient's key.
create table consultation_notes (
  appointment_id uuid primary key references appointments on delete cascade,
  private_sealed bytea not null,
  shared_sealed bytea not null,
  saved_at timestamptz not null,
  signed_at timestamptz
);
create index consultation_notes_unsigned on consultation_notes (saved_at) where signed_at is null;
create table note_addenda (
  id uuid primary key default uuidv7(),
  appointment_id uuid not null references consultation_notes on delete cascade,
  audience text not null check (audience in ('private', 'shared')),
  text_sealed bytea not null,
  at timestamptz not null
);
create index note_addenda_appointment on note_addenda (appointment_id, id);
alter table consultation_notes enable row level security;
alter table consultation_notes force row level security;
alter table note_addenda enable row level security;
alter table note_addenda force row level security;
create policy consultation_notes_see on consultation_notes for select to nabta_app
  using ((select app.actor()) = 'system' or exists (select from appointments
    where id = appointment_id and (dietitian_id = (select app.person()) or (patient_id = (select app.person()) and signed_at is not null))));
create policy consultation_notes_write on consultation_notes for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or exists (select from appointments where id = appointment_id and dietitian_id = (select app.person())));
create policy consultation_notes_change on consultation_notes for update to nabta_app
  using (signed_at is null and ((select app.actor()) = 'system'
    or exists (select from appointments where id = appointment_id and dietitian_id = (select app.person()))))
  with check (true);
create policy consultation_notes_forget on consultation_notes for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (appointment_id, private_sealed, shared_sealed, saved_at, signed_at),
  update (private_sealed, shared_sealed, saved_at, signed_at) on consultation_notes to nabta_app;
create policy note_addenda_see on note_addenda for select to nabta_app
  using ((select app.actor()) = 'system' or exists (select from appointments
    where id = appointment_id and (dietitian_id = (select app.person()) or (patient_id = (select app.person()) and audience = 'shared'))));
create policy note_addenda_write on note_addenda for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or exists (select from appointments where id = appointment_id and dietitian_id = (select app.person())));
create policy note_addenda_forget on note_addenda for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (id, appointment_id, audience, text_sealed, at) on note_addenda to nabta_app;

-- Notes are sealed with the patient's key, which the dietitian of the appointment may use.
create policy person_keys_of_patients on person_keys for select to nabta_app
  using (exists (select from appointments where patient_id = person_keys.user_id and dietitian_id = (select app.person())));
create policy person_keys_for_patients on person_keys for insert to nabta_app
  with check (exists (select from appointments where patient_id = person_keys.user_id and dietitian_id = (select app.person())));

-- What patients say afterwards. Everybody reads it, without a name that would tell who it was.
create table reviews (
  id uuid primary key default uuidv7(),
  appointment_id uuid not null unique references appointments on delete cascade,
  patient_id uuid references users on delete set null,
  dietitian_id uuid references users on delete cascade,
  -- What was booked, since nobody else reads the appointment.
  service_name text not null,
  rating smallint not null check (rating between 1 and 5),
  content text not null,
  written_at timestamptz not null,
  changed_at timestamptz,
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_by text,
  hidden_because text,
  check ((hidden_at is null) = (hidden_because is null))
);
create index reviews_dietitian on reviews (dietitian_id, written_at, id);
create index reviews_patient on reviews (patient_id);
create index reviews_shown on reviews (written_at, id) where hidden_at is null;
create index reviews_hidden on reviews (written_at, id) where hidden_at is not null;
alter table reviews enable row level security;
alter table reviews force row level security;
create policy reviews_own on reviews for select to nabta_app
  using (patient_id = (select app.person()) or dietitian_id = (select app.person())
    or (select app.actor()) = 'system' or (select app.role()) = 'admin'
    or (hidden_at is null and exists (select from listings where listings.user_id = dietitian_id)));
create policy reviews_write on reviews for insert to nabta_app
  with check ((select app.actor()) = 'system' or (patient_id = (select app.person()) and exists (select from appointments
    where appointments.id = appointment_id and appointments.patient_id = (select app.person())
      and appointments.dietitian_id = reviews.dietitian_id and status = 'completed')));
create policy reviews_change on reviews for update to nabta_app
  using (patient_id = (select app.person()) or dietitian_id = (select app.person())
    or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy reviews_forget on reviews for delete to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (appointment_id, patient_id, dietitian_id, service_name, rating, content, written_at, reply, replied_at, hidden_at, hidden_by, hidden_because),
  update (patient_id, rating, content, changed_at, reply, replied_at, hidden_at, hidden_by, hidden_because) on reviews to nabta_app;

-- Whose words they are, as far as others may know.
create function app.review_author(patient uuid) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select case when last_name is null or last_name = '' then first_name else first_name || ' ' || left(last_name, 1) || '.' end
    from profiles where profiles.id = review_author.patient;
end;
alter function app.review_author owner to nabta_reader;
revoke execute on function app.review_author from public;
grant execute on function app.review_author to nabta_app;

-- What somebody wants to be written about; who has no row here has not chosen.
create table contact_choices (
  user_id uuid primary key references users on delete cascade,
  email_updates boolean not null,
  email_reminders boolean not null,
  sms_updates boolean not null,
  sms_reminders boolean not null,
  changed_at timestamptz not null
);
alter table contact_choices enable row level security;
alter table contact_choices force row level security;
create policy contact_choices_own on contact_choices to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, email_updates, email_reminders, sms_updates, sms_reminders, changed_at),
  update (email_updates, email_reminders, sms_updates, sms_reminders, changed_at) on contact_choices to nabta_app;

-- The private address of a calendar; the address is signed, so that knowing the row is not knowing the address.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  made_at timestamptz not null
);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy calendar_feeds_own on calendar_feeds to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (id, user_id, made_at) on calendar_feeds to nabta_app;

-- The library's own way of adding a job looks after queues, keys and unknown tasks, which costs more than all the rest of a
-- change. Where none of these is in question, the row is written and the workers are told.
create or replace function app.enqueue(task text, payload json, run_at timestamptz default null, job_key text default null)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if enqueue.job_key is null then
    insert into graphile_worker._private_jobs (task_id, payload, run_at)
      select tasks.id, enqueue.payload, coalesce(enqueue.run_at, now())
        from graphile_worker._private_tasks as tasks where tasks.identifier = enqueue.task;
    if found then
      perform pg_notify('jobs:insert', '{"r":0,"count":1}');
      return;
    end if;
  end if;
  perform graphile_worker.add_job(enqueue.task, enqueue.payload, run_at := coalesce(enqueue.run_at, now()), job_key := enqueue.job_key);
end $$;
