-- What whoever runs the marketplace decides while it runs: one row, which everybody may read and admins change.
create table platform_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  changed_at timestamptz,
  patients_may_register boolean not null default true,
  dietitians_may_register boolean not null default true,
  takes_bookings boolean not null default true,
  most_pending smallint not null default 5 check (most_pending between 1 and 20),
  -- With which a new practice begins; each changes its own afterwards.
  usual_notice_hours smallint not null default 2 check (usual_notice_hours between 0 and 336),
  usual_horizon_days smallint not null default 60 check (usual_horizon_days between 7 and 180),
  usual_most_upcoming smallint not null default 3 check (usual_most_upcoming between 1 and 20),
  monthly_target smallint not null default 20 check (monthly_target between 1 and 500),
  -- As announced, where the calendar of Umm al-Qura was a day off: of that year alone.
  ramadan_year text check (ramadan_year ~ '^1[45][0-9]{2}$'),
  ramadan_starts smallint not null default 0 check (ramadan_starts between -1 and 1),
  ramadan_ends smallint not null default 0 check (ramadan_ends between -1 and 1),
  announcement_on boolean not null default false,
  announcement_english text not null default '' check (length(announcement_english) <= 300),
  announcement_arabic text not null default '' check (length(announcement_arabic) <= 300),
  announcement_for text not null default 'everyone' check (announcement_for in ('everyone', 'patients', 'dietitians')),
  announcement_until date,
  check (not announcement_on or (announcement_english <> '' and announcement_arabic <> ''))
);
insert into platform_settings default values;
alter table platform_settings enable row level security, force row level security;
create policy platform_settings_see on platform_settings for select to nabta_app using (true);
create policy platform_settings_change on platform_settings for update to nabta_app using ((select app.role()) = 'admin');
grant select, update (version, changed_at, patients_may_register, dietitians_may_register, takes_bookings, most_pending, usual_notice_hours,
    usual_horizon_days, usual_most_upcoming, monthly_target, ramadan_year, ramadan_starts, ramadan_ends, announcement_on,
    announcement_english, announcement_arabic, announcement_for, announcement_until) on platform_settings to nabta_app;

-- Who changed what, from what to what. It is written and never changed.
create table platform_setting_changes (
  id uuid primary key default uuidv7(),
  setting text not null,
  was jsonb not null,
  became jsonb not null,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);
create index platform_setting_changes_by on platform_setting_changes (changed_by);
alter table platform_setting_changes enable row level security, force row level security;
create policy platform_setting_changes_see on platform_setting_changes for select to nabta_app
  using ((select app.role()) = 'admin' or (select app.actor()) = 'system');
create policy platform_setting_changes_write on platform_setting_changes for insert to nabta_app
  with check ((select app.role()) = 'admin' and changed_by = (select app.person()));
create policy platform_setting_changes_fill on platform_setting_changes for insert to nabta_app
  with check ((select app.actor()) = 'system');
grant select, insert (setting, was, became, changed_by, changed_at) on platform_setting_changes to nabta_app;

-- Beside what admins do about people: what they do about the platform.
create or replace function app.is_audited(kind text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return kind ~ '^(account|session|profile|billing|practice|document|review|appointment|report|platform)\.'
  or kind in ('conversation.read_by_team', 'message.reported', 'message.report_closed', 'note.opened_for_law', 'note.destroyed');

-- The queue belongs to nabta_jobs, and nobody else reads it: what admins see of it is no payload and no message, which can name people.
grant create on schema app to nabta_jobs;

-- Of what failed only what is a code or a kind of fault: `ECONNREFUSED`, `rate_limited`, `TypeError`, `550`.
create function app.fault_of(message text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return coalesce(
  substring(message from '^[a-z]+(?:_[a-z]+)+$'),
  substring(message from '\m(?:E[A-Z]{3,}[A-Z0-9_]*|[A-Z][A-Za-z]+(?:Error|Gone|Refusal))\M'),
  substring(message from '\m[45][0-9]{2}\M'),
  'unknown');

create function app.job_queue() returns table (task text, ready int, later int, running int, failing int, given_up int, oldest timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if app.role() is distinct from 'admin' then return; end if;
  return query
    select tasks.identifier,
        count(*) filter (where jobs.locked_at is null and jobs.attempts = 0 and jobs.run_at <= now())::int,
        count(*) filter (where jobs.locked_at is null and jobs.attempts = 0 and jobs.run_at > now())::int,
        count(*) filter (where jobs.locked_at is not null)::int,
        count(*) filter (where jobs.locked_at is null and jobs.attempts > 0 and jobs.attempts < jobs.max_attempts)::int,
        count(*) filter (where jobs.locked_at is null and jobs.attempts >= jobs.max_attempts)::int,
        min(jobs.created_at) filter (where jobs.run_at <= now() or jobs.attempts > 0)
      from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      group by tasks.identifier order by tasks.identifier;
end $$;

-- Those that have failed, the longest ago first.
create function app.failed_jobs(most int) returns table (id bigint, task text, attempts int, max_attempts int, next_at timestamptz, since timestamptz, fault text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if app.role() is distinct from 'admin' then return; end if;
  return query
    select jobs.id, tasks.identifier, jobs.attempts::int, jobs.max_attempts::int,
        case when jobs.attempts < jobs.max_attempts then jobs.run_at end, jobs.created_at, app.fault_of(jobs.last_error)
      from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where jobs.attempts > 0 and jobs.locked_at is null
      order by jobs.created_at, jobs.id limit most;
end $$;

-- What happens by the clock, and when each was last begun.
create function app.job_rounds() returns table (task text, last_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if app.role() is distinct from 'admin' then return; end if;
  return query
    select crontabs.identifier, crontabs.last_execution from graphile_worker._private_known_crontabs as crontabs order by 1;
end $$;

-- Tried again now, with all its attempts; or never again. Neither while it runs. Says which task it was, null where there is none.
create function app.retry_job(job bigint) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  task text;
begin
  if app.role() is distinct from 'admin' then return null; end if;
  update graphile_worker._private_jobs as jobs set run_at = now(), attempts = 0, updated_at = now()
    from graphile_worker._private_tasks as tasks
    where jobs.id = job and tasks.id = jobs.task_id and jobs.locked_at is null and jobs.attempts > 0
    returning tasks.identifier into task;
  return task;
end $$;

create function app.give_up_job(job bigint) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  task text;
begin
  if app.role() is distinct from 'admin' then return null; end if;
  delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
    where jobs.id = job and tasks.id = jobs.task_id and jobs.locked_at is null and jobs.attempts > 0
    returning tasks.identifier into task;
  return task;
end $$;

alter function app.job_queue owner to nabta_jobs;
alter function app.failed_jobs owner to nabta_jobs;
alter function app.job_rounds owner to nabta_jobs;
alter function app.retry_job owner to nabta_jobs;
alter function app.give_up_job owner to nabta_jobs;
revoke create on schema app from nabta_jobs;
revoke execute on function app.job_queue, app.failed_jobs, app.job_rounds, app.retry_job, app.give_up_job from public;
grant execute on function app.job_queue, app.failed_jobs, app.job_rounds, app.retry_job, app.give_up_job to nabta_app;

-- How many letters and messages left the house in an hour, and how many times that failed; not whose.
create table post_hours (
  hour timestamptz not null,
  channel text not null check (channel in ('mail', 'sms')),
  sent integer not null default 0,
  failed integer not null default 0,
  primary key (hour, channel)
);
alter table post_hours enable row level security, force row level security;
create policy post_hours_see on post_hours for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy post_hours_count on post_hours for insert to nabta_app with check ((select app.actor()) = 'system');
create policy post_hours_count_on on post_hours for update to nabta_app using ((select app.actor()) = 'system');
create policy post_hours_forget on post_hours for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (hour, channel, sent, failed), update (sent, failed) on post_hours to nabta_app;
