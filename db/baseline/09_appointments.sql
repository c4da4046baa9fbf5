-- Appointments from booking to end, video calls, who came, calendars, and the revenue of each day.

-- An appointment outlives the accounts of its two people: the reference to an erased person becomes null. The fill factor leaves room
-- for the new version of a row beside the old one.
create table appointments (
  id uuid primary key default uuidv7(),
  patient_id uuid references users on delete set null,
  dietitian_id uuid references users on delete set null,
  service_id uuid references services on delete set null,
  type text not null,
  service_name text not null,
  mode text not null,
  price_halalas integer not null,
  -- The rules in force when it was booked.
  policy jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The practice's zone when it was booked, and the patient's own zone, in which emails give the time.
  zone text not null,
  patient_zone text not null,
  date date not null generated always as ((starts_at at time zone zone)::date) stored,
  start_time time not null generated always as ((starts_at at time zone zone)::time) stored,
  end_time time not null generated always as ((ends_at at time zone zone)::time) stored,
  status text not null,
  lapses_at timestamptz,
  ending text,
  outcome text,
  completed_at timestamptz,
  moves smallint not null default 0,
  meeting_link text,
  city text,
  location text,
  -- The appointment is outside changed opening hours, and its dietitian accepted that.
  conflict_accepted_at timestamptz,
  -- The reminders that have been handled for the present time.
  reminded text[] not null default '{}',
  version integer not null default 1,
  -- Grows with each change that a calendar entry has to show.
  sequence integer not null default 0,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  -- The sides whose calendar has the entry from our file. Only they are sent a change of the entry, or its cancellation.
  in_calendars text[] not null default '{}',
  -- Why it was cancelled. The log is never erased, so words that people write are stored in rows that are erased with the person
  -- whom they are about. A nightly job encrypts what is still in plain text here, into reason_sealed.
  reason text,
  other_service_name text,
  other_location text,
  -- A patient may request another time for a confirmed appointment. Both times are booked until the dietitian accepts or declines, or
  -- has not answered in time.
  wanted_at timestamptz,
  wanted_since timestamptz,
  wanted_until timestamptz,
  -- What the patient would like help with, for the dietitian of this appointment only: encrypted with the patient's key.
  message_sealed bytea,
  -- Since when it is known that this side came, so that nobody reports them absent.
  patient_attended_at timestamptz,
  dietitian_attended_at timestamptz,
  -- What was paid with the booking, and how much of it is refunded, which is decided with the ending.
  paid_halalas integer not null default 0 check (paid_halalas >= 0),
  refund_halalas integer,
  -- Where a patient who cancels would rather have the refund.
  refund_to text check (refund_to = 'wallet'),
  -- The package that the appointment was booked with.
  package_id uuid,
  -- The reason, encrypted with the key ring and erased with the person whom it is about.
  reason_sealed bytea,
  district text,
  other_district text,
  check (refund_halalas is null or (status = 'cancelled' and refund_halalas between 0 and paid_halalas)),
  check (reason is null or reason_sealed is null),
  -- Each condition has a name of its own, which the error then gives. A null passes each of them.
  constraint appointments_between_two check (patient_id <> dietitian_id),
  constraint appointments_mode check (mode in ('video', 'in-person')),
  constraint appointments_price check (price_halalas >= 0),
  constraint appointments_length check (ends_at - starts_at between interval '15 minutes' and interval '3 hours'),
  constraint appointments_status check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
  constraint appointments_pending_lapses check ((status = 'pending') = (lapses_at is not null)),
  constraint appointments_cancelled_has_ending check ((status = 'cancelled') = (ending is not null)),
  constraint appointments_completed_has_outcome check ((status = 'completed') = (outcome is not null)),
  constraint appointments_completed_has_time check ((status = 'completed') = (completed_at is not null)),
  constraint appointments_ending check (ending in
    ('declined', 'lapsed', 'cancelled_by_patient', 'cancelled_by_dietitian', 'cancelled_by_platform', 'dietitian_absent')),
  constraint appointments_outcome check (outcome in ('attended', 'patient_absent')),
  constraint appointments_meeting_link check (meeting_link like 'https://%' or meeting_link like 'http://%'),
  constraint appointments_in_calendars check (in_calendars <@ array['patient', 'dietitian']),
  constraint appointments_wish_is_whole check (num_nonnulls(wanted_at, wanted_since, wanted_until) in (0, 3)),
  constraint appointments_wish_moves check (wanted_at is null or (status = 'confirmed' and wanted_at <> starts_at)),
  -- The request for another time ends when the confirmed time begins, at the latest.
  constraint appointments_wish_ends_before_start check (wanted_until <= starts_at)
) with (fillfactor = 85);
create index appointments_patient on appointments (patient_id, starts_at, id);
create index appointments_dietitian on appointments (dietitian_id, starts_at, id);
create index appointments_service on appointments (service_id);
create index appointments_wanted on appointments (dietitian_id, wanted_since, id) where wanted_at is not null;
create index appointments_wanting on appointments (wanted_until) where wanted_at is not null;
-- For lists in the order in which patients sent their requests.
create index appointments_requested on appointments (requested_at, id);
create index appointments_package on appointments (package_id);
-- No index contains the status: completed_at and ending show whether an appointment is open, past or cancelled, and confirming it
-- changes neither. So a confirmation writes the row and no index. The constraints above guarantee that both agree with the status.
-- The included columns are those that rules compare and figures add up, so counting does not read the table.
create index appointments_open on appointments (starts_at) where ending is null and completed_at is null;
create index appointments_starting on appointments (starts_at, id) include (patient_id, dietitian_id) where ending is null;
create index appointments_cancelled on appointments (starts_at, id) where ending is not null;
create index appointments_completed on appointments (completed_at, id) include (patient_id, dietitian_id, price_halalas)
  where completed_at is not null;
-- Finds a patient's first visit, and whether another followed, without the patient's other appointments.
create index appointments_visits on appointments (patient_id, starts_at, id) include (dietitian_id) where completed_at is not null;
-- The rows that the nightly job still has to encrypt.
create index appointments_unsealed on appointments (id) where reason is not null;
alter table appointments enable row level security, force row level security;
-- Each subselect of a policy is a plan of its own that every statement prepares and discards, though most are never run. So one
-- subselect has all the conditions that depend only on who acts.
create policy appointments_see on appointments for select to nabta_app
  using ((select app.person()) in (patient_id, dietitian_id) or (select app.actor() = 'system' or app.role() = 'admin'));
create policy appointments_book on appointments for insert to nabta_app
  with check ((patient_id = (select app.person()) and status in ('pending', 'confirmed')) or (select app.actor()) = 'system');
create policy appointments_change on appointments for update to nabta_app
  using ((select app.person()) in (patient_id, dietitian_id) or (select app.actor() = 'system' or app.role() = 'admin'));
-- The views and functions of nabta_reader check for themselves who may see what. It updates a row only to encrypt its reason.
create policy appointments_with on appointments for select to nabta_reader using (true);
create policy appointments_reseal on appointments for update to nabta_reader using (true);
-- `policy` may be updated because a move by the patient records in it how much would have been refunded at that moment. No more is
-- refunded later, whatever the new time is.
grant select,
  insert (id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
    patient_zone, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city, location, reminded, sequence,
    requested_at, changed_at, other_service_name, message_sealed, paid_halalas, package_id, reason_sealed),
  update (policy, starts_at, ends_at, zone, patient_zone, status, lapses_at, ending, outcome, completed_at, moves, meeting_link,
    city, location, conflict_accepted_at, reminded, version, sequence, changed_at, in_calendars, reason, wanted_at, wanted_since,
    wanted_until, message_sealed, patient_attended_at, dietitian_attended_at, paid_halalas, refund_halalas, refund_to,
    reason_sealed, district, other_district)
  on appointments to nabta_app;
grant select,
  select (id, reason, reason_sealed),
  update (reason, reason_sealed)
  on appointments to nabta_reader;

-- Deferred, since app.keep_times books the times before the appointment's row is written.
alter table taken_times add foreign key (appointment_id) references appointments on delete cascade deferrable initially deferred;

-- A pending or confirmed appointment has its two rows in taken_times whatever the application does, and two more for the time that is
-- requested in its place. Without them the statement fails and the caller has to begin again. The status changes only as listed here.
create function app.keep_times() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  is_live boolean := new.status in ('pending', 'confirmed');
  was_live boolean := tg_op = 'UPDATE' and old.status in ('pending', 'confirmed');
  span tstzrange := tstzrange(new.starts_at, new.ends_at);
  wanted tstzrange;
  moved integer;
begin
  -- Patients learn the way to a practice only by an appointment there.
  if new.mode = 'in-person' and is_live and (tg_op = 'INSERT' or (old.status = 'pending' and new.status = 'confirmed')) then
    select dietitian_profiles.city, dietitian_profiles.address into new.city, new.location
      from dietitian_profiles where user_id = new.dietitian_id;
  end if;
  if tg_op = 'INSERT' then
    if is_live then
      delete from taken_times where holder_id = new.patient_id
        or (person_id in (new.patient_id, new.dietitian_id) and during && span and held_until <= new.changed_at);
      -- In the same order for all, so that no two wait for each other.
      insert into taken_times (person_id, during, held_until, appointment_id) values
        (least(new.patient_id, new.dietitian_id), span, new.lapses_at, new.id),
        (greatest(new.patient_id, new.dietitian_id), span, new.lapses_at, new.id);
    end if;
    return new;
  end if;
  -- What was completed on its dietitian's word ends all the same if it comes out that she was not there.
  if new.status <> old.status and (old.status, new.status) not in
      (('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'), ('confirmed', 'completed'))
      and not (old.status = 'completed' and new.status = 'cancelled' and new.ending = 'dietitian_absent') then
    raise exception 'an appointment does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  -- What is over is not moved any more.
  if not is_live then
    new.wanted_at := null;
    new.wanted_since := null;
    new.wanted_until := null;
  end if;
  if was_live and not is_live then
    delete from taken_times where appointment_id = new.id;
  elsif is_live and (new.starts_at, new.ends_at, new.wanted_at, new.wanted_until)
      is distinct from (old.starts_at, old.ends_at, old.wanted_at, old.wanted_until) then
    if new.wanted_at is not null then
      wanted := tstzrange(new.wanted_at, new.wanted_at + (new.ends_at - new.starts_at));
    end if;
    delete from taken_times where person_id in (new.patient_id, new.dietitian_id) and (during && span or during && wanted)
      and held_until <= new.changed_at and appointment_id is distinct from new.id;
    delete from taken_times where holder_id = app.person();
    -- Of what is agreed on, the wanted time alone is held for a while.
    if old.wanted_at is not null then
      delete from taken_times where appointment_id = new.id and held_until is not null;
    end if;
    update taken_times set during = span, held_until = new.lapses_at where appointment_id = new.id;
    get diagnostics moved = row_count;
    if wanted is not null then
      -- As long as the other, so that what is left of it beside the other is in one piece.
      insert into taken_times (person_id, during, held_until, appointment_id)
        select person, wanted - span, new.wanted_until, new.id from unnest(array[new.patient_id, new.dietitian_id]) as person;
    end if;
  elsif is_live and new.lapses_at is distinct from old.lapses_at then
    -- The time stays, and is held until another moment, or for good.
    update taken_times set held_until = new.lapses_at where appointment_id = new.id;
    get diagnostics moved = row_count;
  end if;
  -- A request that had lapsed has given its time to somebody else.
  if moved < 2 then raise exception 'somebody else was faster' using errcode = 'serialization_failure'; end if;
  return new;
end $$;
alter function app.keep_times owner to nabta_reader;
revoke execute on function app.keep_times from public;
create trigger appointments_keep_times before insert or update on appointments
  for each row execute function app.keep_times();

-- app.keep_times copies the address of the practice. This copies the same address in the other language, and removes it with the
-- first.
create function app.keep_other_location() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.location is null then
    new.other_location := null;
  elsif tg_op = 'INSERT' or new.location is distinct from old.location or (old.status = 'pending' and new.status = 'confirmed') then
    select dietitian_profiles.other_address into new.other_location
      from dietitian_profiles where user_id = new.dietitian_id and address = new.location;
  end if;
  return new;
end $$;
alter function app.keep_other_location owner to nabta_reader;
revoke execute on function app.keep_other_location from public;
-- A video appointment has no address, so the function need not be called. Triggers run in the order of their names, so
-- appointments_keep_times has set the location before.
create trigger appointments_other_location before insert or update on appointments for each row
  when (new.location is not null or new.other_location is not null) execute function app.keep_other_location();

-- The district of the practice, copied whenever app.keep_times copies the city.
create function app.keep_district() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' or (old.status = 'pending' and new.status = 'confirmed') then
    select dietitian_profiles.district, dietitian_profiles.other_district into new.district, new.other_district
      from dietitian_profiles where user_id = new.dietitian_id;
  end if;
  return new;
end $$;
alter function app.keep_district owner to nabta_reader;
revoke execute on function app.keep_district from public;
create trigger appointments_district before insert or update on appointments for each row
  when (new.mode = 'in-person' and new.status in ('pending', 'confirmed')) execute function app.keep_district();

-- Whether two people have or had an appointment, which allows them to write to each other.
create function app.have_met(patient uuid, dietitian uuid) returns boolean
  language sql stable security definer
begin atomic
  select exists (select from appointments where patient_id = have_met.patient and dietitian_id = have_met.dietitian);
end;
alter function app.have_met owner to nabta_reader;
revoke execute on function app.have_met from public;
grant execute on function app.have_met to nabta_app;

-- Whether the patient has attended an appointment with this dietitian: if not, the next one is a first visit.
create function app.have_been_there(patient uuid, dietitian uuid) returns boolean
  language sql stable security definer
begin atomic
  select exists (select from appointments
    where patient_id = have_been_there.patient and dietitian_id = have_been_there.dietitian and outcome = 'attended');
end;
alter function app.have_been_there owner to nabta_reader;
revoke execute on function app.have_been_there from public;
grant execute on function app.have_been_there to nabta_app;

-- Whether the patient has an appointment with this dietitian, or had one that took place. A request that was declined or cancelled
-- opens nothing to the dietitian.
create function app.treats(dietitian uuid, patient uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select exists (select from appointments where appointments.patient_id = treats.patient and appointments.dietitian_id = treats.dietitian
    and status in ('pending', 'confirmed', 'completed'));
end;
alter function app.treats owner to nabta_reader;
revoke execute on function app.treats from public;
grant execute on function app.treats to nabta_app;

-- The patients whom a dietitian has seen, or has an appointment or a request with, and how to reach them.
create view met_patients with (security_barrier = false) as
  select profiles.id, profiles.full_name, profiles.other_name, users.email, profiles.phone, profiles.date_of_birth, profiles.gender
    from profiles join users on users.id = profiles.id
    where users.leaving_at is null and exists (select from appointments
      where patient_id = profiles.id and dietitian_id = (select app.person()) and status <> 'cancelled');
alter view met_patients owner to nabta_reader;
grant select on met_patients to nabta_app;

-- A person's own appointments with all that they may know of the other side: the name, and a dietitian's photo.
create view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas, policy,
      starts_at, ends_at, zone, patient_zone, date, start_time, end_time, status, lapses_at, wanted_at, wanted_since, wanted_until,
      ending, outcome, completed_at, patient_attended_at, dietitian_attended_at, moves, meeting_link, city, district, other_district,
      location, other_location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, paid_halalas,
      refund_halalas, package_id, message_sealed, reason, reason_sealed,
      other.id as other_id, other.full_name as other_full_name, other.other_name as other_other_name,
      case when other.id = dietitian_id then other.photo_id end as other_photo_id
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id
        else appointments.patient_id end
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);
alter view met_appointments owner to nabta_reader;
grant select on met_appointments to nabta_app;

-- Both sides read the events of their appointment.
create policy events_of_appointments on events for select to nabta_app
  using (subject_type = 'appointment' and exists (select from appointments where appointments.id = events.subject_id));

-- Consultation notes are encrypted with the patient's key, so the dietitian of an appointment may use it, or create a missing one.
create policy person_keys_of_patients on person_keys for select to nabta_app
  using (exists (select from appointments where patient_id = person_keys.user_id and dietitian_id = (select app.person())));
create policy person_keys_for_patients on person_keys for insert to nabta_app
  with check (exists (select from appointments where patient_id = person_keys.user_id and dietitian_id = (select app.person())));

-- The private address of a person's calendar. The address is signed, so reading the row is not enough to know it.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  made_at timestamptz not null
);
alter table calendar_feeds enable row level security, force row level security;
create policy calendar_feeds_own on calendar_feeds to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (id, user_id, made_at) on calendar_feeds to nabta_app;

-- Who was in the video call of an appointment, and when. Each time that a person joins is a row, with the page that is connected now.
create table call_presences (
  id uuid primary key default uuidv7(),
  appointment_id uuid not null references appointments on delete cascade,
  person_id uuid not null references users on delete cascade,
  party text not null check (party in ('patient', 'dietitian')),
  seat uuid not null,
  joined_at timestamptz not null,
  -- When the page last reported that it is connected.
  seen_at timestamptz not null,
  left_at timestamptz,
  check (seen_at >= joined_at),
  check (left_at >= joined_at)
);
-- Each side is in the call once, however many pages it opens.
create unique index call_presences_open on call_presences (appointment_id, party) where left_at is null;
create index call_presences_appointment on call_presences (appointment_id, joined_at);
create index call_presences_person on call_presences (person_id);
create index call_presences_seen on call_presences (seen_at) where left_at is null;
alter table call_presences enable row level security, force row level security;
create policy call_presences_see on call_presences for select to nabta_app
  using ((select app.actor()) = 'system' or exists (select from appointments where appointments.id = appointment_id
    and (select app.person()) in (appointments.patient_id, appointments.dietitian_id)));
create policy call_presences_come on call_presences for insert to nabta_app
  with check ((select app.actor()) = 'system' or (person_id = (select app.person())
    and exists (select from appointments where appointments.id = appointment_id
      and person_id = case party when 'patient' then appointments.patient_id else appointments.dietitian_id end)));
create policy call_presences_stay on call_presences for update to nabta_app
  using (person_id = (select app.person()) or (select app.actor()) = 'system');
create policy call_presences_forget on call_presences for delete to nabta_app
  using (person_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (appointment_id, person_id, party, seat, joined_at, seen_at),
  update (seat, seen_at, left_at)
  on call_presences to nabta_app;

-- One side's statement alone moves no money: what it says about who came is a claim, unless our own call proves it. The appointment and
-- its money stay as they are until both sides agree, one has been silent for two days, or an admin decides. The platform itself claims
-- nothing: it asks both sides if its call shows that the dietitian never came and neither side has reported it.
create table absence_claims (
  appointment_id uuid primary key references appointments on delete cascade,
  opened_by text not null check (opened_by in ('patient', 'dietitian', 'platform')),
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  patient_says text check (patient_says in ('attended', 'patient_absent', 'dietitian_absent')),
  patient_said_at timestamptz,
  patient_words_sealed bytea,
  dietitian_says text check (dietitian_says in ('attended', 'patient_absent', 'dietitian_absent')),
  dietitian_said_at timestamptz,
  dietitian_words_sealed bytea,
  -- Since when the claim waits for an admin.
  for_admins_at timestamptz,
  decided_as text check (decided_as in ('attended', 'patient_absent', 'dietitian_absent')),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check (ends_at > opened_at),
  check ((patient_says is null) = (patient_said_at is null)),
  check ((dietitian_says is null) = (dietitian_said_at is null)),
  check ((decided_as is null) = (decided_at is null)),
  check (opened_by <> 'patient' or patient_says = 'dietitian_absent'),
  check (opened_by <> 'dietitian' or dietitian_says = 'patient_absent')
);
create index absence_claims_open on absence_claims (ends_at) where decided_at is null;
create index absence_claims_opened on absence_claims (opened_at, appointment_id);
create index absence_claims_decided_by on absence_claims (decided_by);
alter table absence_claims enable row level security, force row level security;
create policy absence_claims_see on absence_claims for select to nabta_app
  using ((select app.actor() = 'system' or app.role() = 'admin') or exists (select from appointments
    where appointments.id = appointment_id and (select app.person()) in (patient_id, dietitian_id)));
create policy absence_claims_open on absence_claims for insert to nabta_app
  with check ((select app.actor()) = 'system' or exists (select from appointments
    where appointments.id = appointment_id and (select app.person()) in (patient_id, dietitian_id)));
-- Only an open claim changes; the system alone changes a decided one, to erase the words of a person.
create policy absence_claims_go_on on absence_claims for update to nabta_app
  using (decided_at is null and ((select app.actor() = 'system' or app.role() = 'admin') or exists (select from appointments
    where appointments.id = appointment_id and (select app.person()) in (patient_id, dietitian_id))))
  with check (true);
create policy absence_claims_forget on absence_claims for update to nabta_app using ((select app.actor()) = 'system');
grant select,
  insert (appointment_id, opened_by, opened_at, ends_at, patient_says, patient_said_at, patient_words_sealed, dietitian_says,
    dietitian_said_at, dietitian_words_sealed),
  update (patient_says, patient_said_at, patient_words_sealed, dietitian_says, dietitian_said_at, dietitian_words_sealed,
    for_admins_at, decided_as, decided_at, decided_by)
  on absence_claims to nabta_app;

-- The kind of revenue of an appointment. An appointment booked with a package is a package sale, whatever its service, and so is any
-- service that is neither an initial consultation nor a follow-up.
create function app.session_kind(type text, package uuid) returns text language sql immutable parallel safe
  return case when package is not null then 'package' when type ~ '^initial-consultation(-[0-9]+)?$' then 'initial'
    when type ~ '^follow-up(-[0-9]+)?$' then 'follow_up' else 'package' end;

-- The admins' overview adds up days, which are updated in the transaction that changes them: so it costs the same however many
-- appointments there are. Days are those of Riyadh, which is three hours ahead of UTC all year round.
create table revenue_days (
  day date not null,
  kind text not null check (kind in ('initial', 'follow_up', 'package')),
  sessions int not null,
  halalas bigint not null,
  primary key (day, kind)
);
alter table revenue_days enable row level security, force row level security;
create policy revenue_days_see on revenue_days for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy revenue_days_keep on revenue_days to nabta_reader using (true) with check (true);
grant select on revenue_days to nabta_app;
grant select, insert, update on revenue_days to nabta_reader;

-- Updates the days when an appointment begins to count, counts differently or no longer counts. On insert the old row is null, and on
-- delete the new one, so that side adds nothing.
create function app.keep_revenue() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.revenue_days as kept (day, kind, sessions, halalas)
    select (at at time zone 'Asia/Riyadh')::date, app.session_kind(type, package), sum(sign), sum(sign * price)
      from (values (-1, old.status, old.completed_at, old.type, old.price_halalas, old.package_id),
          (1, new.status, new.completed_at, new.type, new.price_halalas, new.package_id)) as given (sign, status, at, type, price, package)
      where status = 'completed' group by 1, 2 order by 1, 2
    on conflict (day, kind) do update
      set sessions = kept.sessions + excluded.sessions, halalas = kept.halalas + excluded.halalas;
  return null;
end $$;
alter function app.keep_revenue owner to nabta_reader;
revoke execute on function app.keep_revenue from public;
-- Row triggers with a condition, so a booking, which earns nothing yet, does not call the function.
create trigger appointments_earn after insert on appointments for each row
  when (new.status = 'completed') execute function app.keep_revenue();
create trigger appointments_unearn after delete on appointments for each row
  when (old.status = 'completed') execute function app.keep_revenue();
create trigger appointments_earn_otherwise after update on appointments for each row
  when ((old.status, old.completed_at, old.type, old.price_halalas) is distinct from (new.status, new.completed_at, new.type,
    new.price_halalas)
    and (old.status = 'completed' or new.status = 'completed'))
  execute function app.keep_revenue();

-- Counts all days again from the tables, corrects those that were wrong and returns their number. The locks make a transaction that
-- completes an appointment, or opens or closes an account, wait until the count is done, and it is counted then.
create function app.count_days_again() returns int
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  mended int;
begin
  if app.actor() <> 'system' then
    raise exception 'only the system counts' using errcode = 'insufficient_privilege';
  end if;
  lock table public.account_days, public.revenue_days in exclusive mode;
  with found as (
    select app.riyadh_day(completed_at) as day, app.session_kind(type, package_id) as kind, count(*)::int as sessions, sum(price_halalas) as halalas
      from public.appointments where status = 'completed' group by 1, 2
  ), wrong as (
    select day, kind, coalesce(found.sessions, 0) as sessions, coalesce(found.halalas, 0) as halalas
      from found full join public.revenue_days as kept using (day, kind)
      where (coalesce(found.sessions, 0), coalesce(found.halalas, 0)) <> (coalesce(kept.sessions, 0), coalesce(kept.halalas, 0))
  )
  insert into public.revenue_days (day, kind, sessions, halalas) select day, kind, sessions, halalas from wrong
    on conflict (day, kind) do update set sessions = excluded.sessions, halalas = excluded.halalas;
  get diagnostics mended = row_count;
  with found as (
    select app.riyadh_day(created_at) as day, held.role, count(*)::int as accounts
      from public.users, lateral (select 'any' as role union all
        select app.role_counted(role_type) from public.user_roles where user_id = users.id) as held
      where app.is_counted(confirmed_at, leaving_at) group by 1, 2
  ), wrong as (
    select day, role, coalesce(found.accounts, 0) as accounts
      from found full join public.account_days as kept using (day, role)
      where coalesce(found.accounts, 0) <> coalesce(kept.accounts, 0)
  ), put as (
    insert into public.account_days (day, role, accounts) select day, role, accounts from wrong
      on conflict (role, day) do update set accounts = excluded.accounts returning 1
  )
  select mended + count(*) into mended from put;
  return mended;
end $$;
alter function app.count_days_again owner to nabta_reader;
revoke execute on function app.count_days_again from public;
grant execute on function app.count_days_again to nabta_app;

-- How soon dietitians answered the requests of a period. The function looks up the events of each appointment without
-- checking for each of them whether an admin may see it: it returns four numbers, and nothing about any person.
create function app.answer_times(begins timestamptz, until timestamptz)
  returns table (asked int, answered int, median float8, ninetieth float8)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select count(*)::int, count(answer.at)::int,
      percentile_cont(0.5) within group (order by extract(epoch from answer.at - met.requested_at)::float8 / 60),
      percentile_cont(0.9) within group (order by extract(epoch from answer.at - met.requested_at)::float8 / 60)
    from appointments as met, lateral (
      select min(at) filter (where kind <> 'appointment.requested') as at, bool_or(kind = 'appointment.requested') as was_asked
        from events where subject_type = 'appointment' and subject_id = met.id
          and kind in ('appointment.requested', 'appointment.confirmed', 'appointment.declined')) as answer
    where met.requested_at >= begins and met.requested_at < until and answer.was_asked
      and ((select app.role()) = 'admin' or (select app.actor()) = 'system');
end;
alter function app.answer_times owner to nabta_reader;
revoke execute on function app.answer_times from public;
grant execute on function app.answer_times to nabta_app;
