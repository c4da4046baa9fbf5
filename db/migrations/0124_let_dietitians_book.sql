-- A dietitian books for a patient of hers. If something is due, the appointment is pending until the patient has paid, and its
-- `lapses_at` is the moment until which the time is reserved for that payment.
alter table appointments
  add column booked_by text not null default 'patient' constraint appointments_booked_by check (booked_by in ('patient', 'dietitian'));
grant insert (booked_by) on appointments to nabta_app;
create policy appointments_book_for on appointments for insert to nabta_app
  with check (booked_by = 'dietitian' and dietitian_id = (select app.person()) and status in ('pending', 'confirmed')
    and exists (select from met_patients where met_patients.id = patient_id));

create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas, policy,
      starts_at, ends_at, zone, patient_zone, date, start_time, end_time, status, lapses_at, wanted_at, wanted_since, wanted_until,
      ending, outcome, completed_at, patient_attended_at, dietitian_attended_at, moves, meeting_link, city, district, other_district,
      location, other_location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, paid_halalas,
      refund_halalas, package_id, message_sealed, reason, reason_sealed,
      other.id as other_id, other.full_name as other_full_name, other.other_name as other_other_name,
      case when other.id = dietitian_id then other.photo_id end as other_photo_id, booked_by
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id
        else appointments.patient_id end
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);

-- She books with a package that the patient has bought from her.
create policy package_uses_take_for on package_uses for update to nabta_app
  using (state = 'ready' and exists (select from packages where packages.id = package_id
    and packages.dietitian_id = (select app.person()) and packages.state = 'open'))
  with check (state = 'booked');

-- A patient may begin to pay for a reserved appointment several times. Each attempt is an awaited appointment of its own, and the
-- payment that succeeds is the appointment's.
alter table awaited_appointments add column reserved_id uuid references appointments on delete cascade;
create index awaited_appointments_reserved on awaited_appointments (reserved_id);
grant insert (reserved_id) on awaited_appointments to nabta_app;
grant update (appointment_id) on payments to nabta_app;

-- A booking by the dietitian leaves alone what the patient holds elsewhere. Otherwise the function is as before.
create or replace function app.keep_times() returns trigger
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
      delete from taken_times where (holder_id = new.patient_id and new.booked_by = 'patient')
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
