-- Roles are the cluster's, so another database may have made them already.
do $$
declare role_name text;
begin
  foreach role_name in array array['nabta_app', 'nabta_jobs', 'nabta_reader'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
    execute format('grant %I to current_user with inherit true, set true', role_name);
  end loop;
  execute format('grant create on database %I to nabta_jobs', current_database());
end $$;

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

revoke create on schema public from public;

create schema app;
grant usage on schema app to nabta_app, nabta_jobs, nabta_reader;

-- Who acts in this transaction: '' a visitor, 'system' a job, else a person's id.
create function app.actor() returns text
  language sql stable parallel safe
  return coalesce(current_setting('app.actor', true), '');

-- The id that a signed link has proven in this transaction, '' without one.
create function app.proven() returns text
  language sql stable parallel safe
  return coalesce(current_setting('app.proven', true), '');

-- Enqueues in the caller's transaction: the app role itself cannot reach the worker's tables.
create function app.enqueue(task text, payload json, run_at timestamptz default null, job_key text default null)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform graphile_worker.add_job(task, payload, run_at := coalesce(run_at, now()), job_key := job_key);
end $$;
grant create on schema app to nabta_jobs;
alter function app.enqueue owner to nabta_jobs;
revoke create on schema app from nabta_jobs;
revoke execute on function app.enqueue from public;
grant execute on function app.enqueue to nabta_app;

-- Audit log, activity feed, source of notifications and of jobs. Written once, never changed.
create table events (
  id uuid primary key,
  kind text not null,
  subject_type text not null,
  subject_id uuid not null,
  actor text not null,
  at timestamptz not null,
  detail jsonb not null default '{}'
);
create index events_subject on events (subject_type, subject_id, id);
create index events_at on events (at);
alter table events enable row level security;
alter table events force row level security;
create policy events_read on events for select to nabta_app using ((select app.actor()) = 'system');
create policy events_write on events for insert to nabta_app with check (actor = (select app.actor()));
grant select, insert (id, kind, subject_type, subject_id, actor, at, detail) on events to nabta_app;

-- How often something was asked for within a window; keys are hashes.
create table counters (
  key text primary key,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  spent integer not null check (spent > 0)
);
create index counters_ends_at on counters (ends_at);
alter table counters enable row level security;
alter table counters force row level security;
create policy counters_system on counters to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, delete, insert (key, started_at, ends_at, spent), update (started_at, ends_at, spent)
  on counters to nabta_app;

-- Answers already given to a request that carried an Idempotency-Key; the body is sealed.
create table answered_requests (
  actor text not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body_sealed bytea not null,
  at timestamptz not null,
  primary key (actor, key)
);
create index answered_requests_at on answered_requests (at);
alter table answered_requests enable row level security;
alter table answered_requests force row level security;
create policy answered_requests_own on answered_requests to nabta_app
  using (actor = (select app.actor()) or (select app.actor()) = 'system')
  with check (actor = (select app.actor()));
grant select, delete, insert (actor, key, fingerprint, status, body_sealed, at) on answered_requests to nabta_app;

-- The runner made this table before the first migration; readiness asks whether it is complete.
alter table migrations enable row level security;
alter table migrations force row level security;
create policy migrations_known on migrations using (true) with check (true);
grant select on migrations to nabta_app;
