-- What an appointment's state says stands in no index any more: whether it is open, over or cancelled is known by when it was
-- completed and how it ended, which agreeing on it does not change. So whoever accepts writes a row, and no index of it.
drop index appointments_agreed, appointments_asked, appointments_cancelled, appointments_completed, appointments_lapsing,
  appointments_starting, appointments_visits, appointments_waiting;
create index appointments_open on appointments (starts_at) where ending is null and completed_at is null;
create index appointments_starting on appointments (starts_at, id) include (patient_id, dietitian_id) where ending is null;
create index appointments_cancelled on appointments (starts_at, id) where ending is not null;
create index appointments_completed on appointments (completed_at, id) include (patient_id, dietitian_id, price_halalas)
  where completed_at is not null;
create index appointments_visits on appointments (patient_id, starts_at, id) include (dietitian_id) where completed_at is not null;
-- The row as it becomes lies beside the row as it was.
alter table appointments set (fillfactor = 85);

-- The constraint's own index finds a person's times; and until when they are held changes with the answer.
drop index taken_times_person, taken_times_held;
alter table taken_times set (fillfactor = 85);

-- A live appointment has its two rows of taken time, whatever the application does: without them it is not written, and
-- whoever writes it is told to begin anew. It follows no way that is not one of these.
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
      delete from taken_times where holder_id = new.patient_id
        or (person_id in (new.patient_id, new.dietitian_id) and during && span and held_until <= new.changed_at);
      -- In the same order for all, so that no two wait for each other.
      insert into taken_times (person_id, during, held_until, appointment_id) values
        (least(new.patient_id, new.dietitian_id), span, new.lapses_at, new.id),
        (greatest(new.patient_id, new.dietitian_id), span, new.lapses_at, new.id);
    end if;
    return new;
  end if;
  if new.status <> old.status and (old.status, new.status) not in
      (('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'), ('confirmed', 'completed')) then
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

-- Of what is over it is known when it was completed, or how it ended: the indexes above rely on it.
create or replace function app.is_sound(appointment appointments) returns boolean
  language plpgsql immutable
as $$
begin
  -- What is unknown is no fault, as with any check.
  return appointment.patient_id <> appointment.dietitian_id
    and appointment.mode in ('video', 'in-person')
    and appointment.price_halalas >= 0
    and appointment.ends_at - appointment.starts_at between interval '15 minutes' and interval '3 hours'
    and appointment.status in ('pending', 'confirmed', 'cancelled', 'completed')
    and (appointment.status = 'pending') = (appointment.lapses_at is not null)
    and (appointment.status = 'cancelled') = (appointment.ending is not null)
    and (appointment.status = 'completed') = (appointment.outcome is not null)
    and (appointment.status = 'completed') = (appointment.completed_at is not null)
    and appointment.ending in
      ('declined', 'lapsed', 'cancelled_by_patient', 'cancelled_by_dietitian', 'cancelled_by_platform', 'dietitian_absent')
    and appointment.outcome in ('attended', 'patient_absent')
    and (appointment.meeting_link like 'https://%' or appointment.meeting_link like 'http://%')
    and appointment.in_calendars <@ array['patient', 'dietitian']
    and num_nonnulls(appointment.wanted_at, appointment.wanted_since, appointment.wanted_until) in (0, 3)
    and (appointment.wanted_at is null or (appointment.status = 'confirmed' and appointment.wanted_at <> appointment.starts_at))
    and appointment.wanted_until <= appointment.starts_at;
end $$;
