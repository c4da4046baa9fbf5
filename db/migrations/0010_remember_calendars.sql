-- In whose calendars it stands by a file of ours: those sides alone are sent a change of the entry, or its end.
alter table appointments add column in_calendars text[] not null default '{}' check (in_calendars <@ array['patient', 'dietitian']);
grant update (in_calendars) on appointments to nabta_app;

-- An owner who is no superuser sees no rows while row-level security is forced.
alter table appointments no force row level security;
alter table events no force row level security;
-- Until now the entry came with these letters.
update appointments set in_calendars = array['patient'] || case when exists (
    select from events where subject_type = 'appointment' and subject_id = appointments.id
      and kind in ('appointment.booked', 'appointment.rescheduled')) then array['dietitian'] else '{}' end
  where status in ('pending', 'confirmed') and exists (
    select from events where subject_type = 'appointment' and subject_id = appointments.id
      and kind in ('appointment.booked', 'appointment.confirmed', 'appointment.rescheduled'));
alter table appointments force row level security;
alter table events force row level security;
