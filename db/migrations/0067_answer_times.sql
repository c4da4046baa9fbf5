-- How soon dietitians answered what patients asked for in some days. The events of each appointment are looked up by themselves, without
-- asking of every one of them whether an admin may see it: what comes out are four numbers, and nothing of anybody.
grant select (id, kind, at) on events to nabta_reader;
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
alter function app.answer_times(timestamptz, timestamptz) owner to nabta_reader;
revoke execute on function app.answer_times(timestamptz, timestamptz) from public;
grant execute on function app.answer_times(timestamptz, timestamptz) to nabta_app;

-- Somebody's first visit, and whether another followed, are found without their other appointments.
create index appointments_visits on appointments (patient_id, starts_at, id) include (dietitian_id) where status = 'completed';
