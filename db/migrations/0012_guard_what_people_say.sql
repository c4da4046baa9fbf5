-- What people write stays theirs, and an account and its sessions belong to whoever has the mailbox and the browser.

-- What people write leaves the log, which nobody can erase from, for rows that end with those whom they tell of.
alter table appointments add column reason text;
grant insert (reason), update (reason) on appointments to nabta_app;
create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name, face.id as other_photo_id, reason
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    left join photos as face on face.user_id = other.id and face.user_id = appointments.dietitian_id
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);

create table practice_decisions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  reason text,
  license_number text
);
create index practice_decisions_user on practice_decisions (user_id);
alter table practice_decisions enable row level security, force row level security;
create policy practice_decisions_see on practice_decisions for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy practice_decisions_keep on practice_decisions for insert to nabta_app
  with check ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy practice_decisions_forget on practice_decisions for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (user_id, reason, license_number) on practice_decisions to nabta_app;

-- Forced, the rules would let the owner see nothing of what there is to move.
alter table users no force row level security;
alter table events no force row level security;
alter table appointments no force row level security;
alter table reviews no force row level security;
alter table practice_decisions no force row level security;

update appointments set reason = detail ->> 'reason' from events
  where subject_type = 'appointment' and subject_id = appointments.id
    and kind in ('appointment.declined', 'appointment.cancelled') and detail ? 'reason'
    and patient_id is not null and dietitian_id is not null;
update appointments set location = null, meeting_link = null where dietitian_id is null;
update reviews set hidden_because = '' where patient_id is null and hidden_at is not null;
insert into practice_decisions (id, user_id, reason, license_number)
  select id, subject_id, detail ->> 'reason', detail ->> 'licenseNumber' from events
    where kind in ('practice.approved', 'practice.rejected', 'practice.suspended', 'practice.reinstated')
      and detail ?| array['reason', 'licenseNumber'] and exists (select from users where users.id = subject_id);
update events set detail = detail - array['reason', 'licenseNumber'] || jsonb_build_object('decision', events.id)
  where exists (select from practice_decisions where practice_decisions.id = events.id);
update events set detail = detail - array['reason', 'licenseNumber', 'redirectTo']
  where detail ?| array['reason', 'licenseNumber', 'redirectTo'];

alter table users force row level security;
alter table events force row level security;
alter table appointments force row level security;
alter table reviews force row level security;
alter table practice_decisions force row level security;

-- Which browser an account was opened in, until its address is confirmed.
alter table users add column opened_from_hash text;
grant insert (opened_from_hash), update (opened_from_hash) on users to nabta_app;

-- Whoever signs in ends the session of that browser, whosever it was: its token shows that it is theirs to end.
create policy sessions_replace on sessions for delete to nabta_reader using (true);
grant delete on sessions to nabta_reader;
create function app.end_session(hash text) returns uuid
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  delete from sessions where token_hash = end_session.hash returning user_id;
end;
grant create on schema app to nabta_reader;
alter function app.end_session owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.end_session from public;
grant execute on function app.end_session to nabta_app;
