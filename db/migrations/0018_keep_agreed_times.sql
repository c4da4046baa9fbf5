-- What is agreed on keeps its time while its patient wants another one: both are taken, until the dietitian accepts or
-- declines, or nobody has answered in time.
alter table appointments
  add column wanted_at timestamptz,
  add column wanted_since timestamptz,
  add column wanted_until timestamptz,
  add check (num_nonnulls(wanted_at, wanted_since, wanted_until) in (0, 3)),
  add check (wanted_at is null or (status = 'confirmed' and wanted_at <> starts_at)),
  -- Whoever comes to the time that was agreed on is not asked any more.
  add check (wanted_until <= starts_at);
create index appointments_wanted on appointments (dietitian_id, wanted_since, id) where wanted_at is not null;
create index appointments_wanting on appointments (wanted_until) where wanted_at is not null;
grant update (wanted_at, wanted_since, wanted_until) on appointments to nabta_app;

create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name, face.id as other_photo_id, reason,
      other_service_name, other_location,
      wanted_at, wanted_since, wanted_until
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    left join photos as face on face.user_id = other.id and face.user_id = appointments.dietitian_id
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);

-- A live appointment has its two rows of taken time, whatever the application does, and two more for the time that is wanted in
-- its place: without them it is not written, and whoever writes it finds no row. It follows no way that is not one of these.
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
    if not is_live or app.take_times(new.patient_id, new.dietitian_id, span, new.lapses_at, new.id, new.changed_at) then
      return new;
    end if;
    delete from taken_times where appointment_id = new.id;
    return null;
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
  elsif is_live and (new.starts_at, new.ends_at, new.lapses_at, new.wanted_at, new.wanted_until)
      is distinct from (old.starts_at, old.ends_at, old.lapses_at, old.wanted_at, old.wanted_until) then
    if new.wanted_at is not null then
      wanted := tstzrange(new.wanted_at, new.wanted_at + (new.ends_at - new.starts_at));
    end if;
    delete from taken_times where person_id in (new.patient_id, new.dietitian_id) and (during && span or during && wanted)
      and held_until <= new.changed_at and appointment_id is distinct from new.id;
    delete from taken_times where holder_id = app.person();
    begin
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
    exception when exclusion_violation then
      return null;
    end;
    -- A request that had lapsed has given its time to somebody else.
    if moved < 2 then return null; end if;
  end if;
  return new;
end $$;
