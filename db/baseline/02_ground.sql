-- Tables and functions that belong to no domain: the event log, rate limits, answered requests, the job queue, page dates, server
-- nodes, the file store, restores, the demo and retired keys.

-- Which kinds of event admins read in the audit log: accounts, sign-ins, practices, appointments, and what the team does about people,
-- the platform and data protection. What patients record about themselves, their plans and what two people write to each other are
-- not among them.
create function app.is_audited(kind text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return kind ~ '^(account|session|profile|billing|practice|document|review|appointment|report|platform|breach|data_request)\.'
  or kind in ('conversation.read_by_team', 'message.reported', 'message.report_closed', 'note.opened_for_law', 'note.destroyed');

-- The events are the audit log and the activity feed, and notifications and jobs are derived from them. They are written once and
-- never changed, except that the details about a person are erased with the account and encrypted details are encrypted again.
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
create index events_actor on events (actor, id);
-- Finds the newest events of a kind, however rare it is.
create index events_kind on events (kind, id);
alter table events enable row level security, force row level security;
create policy events_read on events for select to nabta_app using ((select app.actor()) = 'system');
create policy events_write on events for insert to nabta_app with check (actor = (select app.actor()));
create policy events_find on events for select to nabta_reader using (true);
create policy events_blur on events for update to nabta_reader using (true);
-- Beyond the audited kinds, admins read events about practices, money, absences and the opening of health records, and an operator's
-- import of a release of foods. They read that a card was saved, chosen or removed, but its digits remain with its owner; and what
-- admins did with survey answers and newsletter subscribers, but not that somebody answered or subscribed.
create policy events_of_admins on events for select to nabta_app
  using ((select app.role()) = 'admin' and (app.is_audited(kind) or (subject_type = 'user' and kind like 'practice.%')
    or kind in (
      'card.added', 'card.default_chosen', 'card.removed', 'payment.disputed', 'payment.dispute_ended', 'payment.refund_decided',
      'payment.use_taken_back', 'ledger.downloaded', 'record.opened', 'record.read', 'record.closed', 'payout.asked',
      'payout.paid', 'payout.doubted', 'payout.decided', 'payout.returned', 'payouts.held', 'payouts.released',
      'reconciliation.asked', 'difference.looked_into', 'survey.answer_read', 'survey.answer_removed',
      'survey.answers_downloaded', 'newsletter.subscriber_removed', 'newsletter.subscribers_downloaded',
      'foods.release_imported', 'appointment.absence_claimed', 'appointment.absence_decided', 'wallet.transferred',
      'wallet.transfer_returned')));
grant select, insert (id, kind, subject_type, subject_id, actor, at, detail) on events to nabta_app;
grant select (id, kind, subject_type, subject_id, at, detail), update (detail) on events to nabta_reader;

-- How often something was requested within a window of time, for rate limits. Keys are hashes.
create table counters (
  key text primary key,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  spent integer not null check (spent > 0)
);
create index counters_ends_at on counters (ends_at);
alter table counters enable row level security, force row level security;
create policy counters_system on counters to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy counters_count on counters to nabta_reader using (true) with check (true);
grant select, delete,
  insert (key, started_at, ends_at, spent),
  update (started_at, ends_at, spent)
  on counters to nabta_app;
grant select, insert, update on counters to nabta_reader;

-- The first answer to each request that carried an Idempotency-Key, so that a repetition gets the same one. The body is encrypted.
create table answered_requests (
  actor text not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body_sealed bytea,
  at timestamptz not null,
  -- What the answer was about, if it can be read again: the row then names it instead of storing an encrypted copy.
  subject text,
  primary key (actor, key),
  -- A request whose answer is not stored has neither: the row only reserves the key for that request.
  constraint answered_requests_answer check (num_nonnulls(subject, body_sealed) <= 1)
);
create index answered_requests_at on answered_requests (at);
alter table answered_requests enable row level security, force row level security;
create policy answered_requests_own on answered_requests to nabta_app
  using ((select app.actor()) in (actor, 'system'))
  with check (actor = (select app.actor()));
create policy answered_requests_reseal on answered_requests to nabta_reader using (true);
grant select, delete,
  insert (actor, key, fingerprint, status, body_sealed, at, subject)
  on answered_requests to nabta_app;
grant select (actor, key, body_sealed), update (body_sealed) on answered_requests to nabta_reader;

-- Increments the counters in order, up to the first that exceeds its limit, and returns that one; otherwise it returns no row.
create function app.spend(keys text[], most double precision[], seconds integer[], at timestamptz)
  returns table (place integer, until timestamptz)
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  counted record;
begin
  -- A count that a crash forgets does no harm; waiting for the disk at every try would.
  perform set_config('synchronous_commit', 'off', true);
  for place in 1 .. cardinality(keys) loop
    insert into counters as c (key, started_at, ends_at, spent)
      values (keys[place], at, at + make_interval(secs => seconds[place]), 1)
      on conflict (key) do update set
        started_at = case when c.ends_at <= at then excluded.started_at else c.started_at end,
        ends_at = case when c.ends_at <= at then excluded.ends_at else c.ends_at end,
        spent = case when c.ends_at <= at then 1 else c.spent + 1 end
      returning spent, ends_at into counted;
    if counted.spent > most[place] then
      until := counted.ends_at;
      return next;
      return;
    end if;
  end loop;
end $$;
alter function app.spend owner to nabta_reader;
revoke execute on function app.spend from public;
grant execute on function app.spend to nabta_app;

-- Enqueues all jobs of an event in the caller's transaction, in one statement: nabta_app itself cannot reach the worker's tables. The
-- library's own way of adding a job handles queues, keys and unknown tasks, which costs more than all the rest of a change. Only an
-- unknown task needs it here; for the others the rows are written directly and the workers are notified of those that are due.
create function app.enqueue(tasks text[], payload json) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  due timestamptz := now();
  written integer;
begin
  insert into graphile_worker._private_jobs (task_id, payload, run_at)
    select known.id, enqueue.payload, due
      from graphile_worker._private_tasks as known where known.identifier = any(enqueue.tasks);
  get diagnostics written = row_count;
  if written < cardinality(enqueue.tasks) then
    -- The worker has not met all of them yet.
    perform graphile_worker.add_job(task, enqueue.payload, run_at := due) from unnest(enqueue.tasks) as task
      where not exists (select from graphile_worker._private_tasks as known where known.identifier = task);
  end if;
  if due <= now() then perform pg_notify('jobs:insert', '{"r":0,"count":1}'); end if;
end $$;
alter function app.enqueue owner to nabta_jobs;
revoke execute on function app.enqueue from public;
grant execute on function app.enqueue to nabta_app;

-- When each public page last changed on this site. The sitemap states it for crawlers, and no build can know it.
create table page_dates (
  path text primary key,
  mark text not null,
  changed_at timestamptz not null
);
alter table page_dates enable row level security, force row level security;
create policy page_dates_system on page_dates to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, insert (path, mark, changed_at), update (mark, changed_at) on page_dates to nabta_app;

-- The server nodes that hold sockets, and when each last reported that it was running.
create table nodes (
  id uuid primary key,
  seen_at timestamptz not null,
  -- The key of the ring with which this node encrypts. Keys can be retired: what they encrypted is encrypted again with the first
  -- key, once every node uses that one.
  seals_with text
);
create index nodes_seen_at on nodes (seen_at);
alter table nodes enable row level security, force row level security;
create policy nodes_all on nodes to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy nodes_find on nodes for select to nabta_reader using (true);
grant select, delete, insert (id, seen_at, seals_with), update (seen_at, seals_with) on nodes to nabta_app;
grant select on nodes to nabta_reader;

-- The part of an error message that is a code or a kind of fault, such as `ECONNREFUSED`, `rate_limited`, `TypeError` or `550`. The rest
-- of a message can name people.
create function app.fault_of(message text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return coalesce(
  substring(message from '^[a-z]+(?:_[a-z]+)+$'),
  substring(message from '\m(?:E[A-Z]{3,}[A-Z0-9_]*|[A-Z][A-Za-z]+(?:Error|Gone|Refusal))\M'),
  substring(message from '\m[45][0-9]{2}\M'),
  'unknown');

-- Admins see how many jobs of each task are waiting, running or failing. The queue belongs to nabta_jobs and no other role reads it:
-- the functions below, which run as nabta_jobs, return neither payloads nor error messages, which can name people.
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
alter function app.job_queue owner to nabta_jobs;
revoke execute on function app.job_queue from public;
grant execute on function app.job_queue to nabta_app;

-- The jobs that have failed, the oldest first.
create function app.failed_jobs(most int) returns table (id bigint, task text, attempts int, max_attempts int, next_at timestamptz,
  since timestamptz, fault text)
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
alter function app.failed_jobs owner to nabta_jobs;
revoke execute on function app.failed_jobs from public;
grant execute on function app.failed_jobs to nabta_app;

-- The scheduled jobs, and when each last began.
create function app.job_rounds() returns table (task text, last_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if app.role() is distinct from 'admin' then return; end if;
  return query
    select crontabs.identifier, crontabs.last_execution from graphile_worker._private_known_crontabs as crontabs order by 1;
end $$;
alter function app.job_rounds owner to nabta_jobs;
revoke execute on function app.job_rounds from public;
grant execute on function app.job_rounds to nabta_app;

-- A failed job can be tried again now, with all its attempts, or given up for good, but not while it runs. Both functions return its
-- task, or null if there is no such job.
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
alter function app.retry_job owner to nabta_jobs;
revoke execute on function app.retry_job from public;
grant execute on function app.retry_job to nabta_app;

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
alter function app.give_up_job owner to nabta_jobs;
revoke execute on function app.give_up_job from public;
grant execute on function app.give_up_job to nabta_app;

-- How many emails and text messages were sent in each hour and how many attempts failed, without saying whose they were.
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

-- The folder or bucket with the files of this database contains a marker file with this id. Until `marked_at` is set, the marker may
-- not have been written yet.
create table file_store (
  is_only boolean primary key default true check (is_only),
  marker uuid not null,
  marked_at timestamptz
);
alter table file_store enable row level security, force row level security;
create policy file_store_all on file_store to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, insert (marker), update (marker, marked_at) on file_store to nabta_app;

-- Every node regularly writes a small file and reads the one that another node wrote, to notice when they do not share one file store.
-- This is the outcome of its last attempt.
create table file_probes (
  node uuid primary key,
  name text not null,
  tried_at timestamptz not null,
  -- When this node last wrote its own file.
  written_at timestamptz,
  -- The node whose file it tried to read.
  writer uuid,
  outcome text not null check (outcome in ('read', 'unread', 'unwritten'))
);
create index file_probes_tried_at on file_probes (tried_at);
alter table file_probes enable row level security, force row level security;
create policy file_probes_all on file_probes to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, delete,
  insert (node, name, tried_at, written_at, writer, outcome),
  update (name, tried_at, written_at, writer, outcome)
  on file_probes to nabta_app;

-- A database that was restored from a backup is held: nothing is sent or paid, and no job runs, until its operator releases it. The
-- restore command writes the row as the owner of the database.
create table restores (
  id uuid primary key default uuidv7(),
  backed_up_at timestamptz not null,
  restored_at timestamptz not null,
  released_at timestamptz,
  check (restored_at >= backed_up_at),
  check (released_at >= restored_at)
);
create unique index restores_held on restores ((released_at is null)) where released_at is null;
alter table restores enable row level security, force row level security;
create policy restores_see on restores for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy restores_release on restores for update to nabta_app using ((select app.actor()) = 'system');
grant select, update (released_at) on restores to nabta_app;

-- Which parts of the demo marketplace have been filled, and for which of its accounts, so that what people remove afterwards is not
-- filled again. The nil id means a part that belongs to no account. An account that is created again has another id and is filled
-- again, so nothing here refers to users.
create table demo_fillings (
  part text not null,
  account_id uuid not null,
  filled_at timestamptz not null,
  primary key (part, account_id)
);
alter table demo_fillings enable row level security, force row level security;
create policy demo_fillings_see on demo_fillings for select to nabta_app using ((select app.actor()) = 'system');
create policy demo_fillings_note on demo_fillings for insert to nabta_app with check ((select app.actor()) = 'system');
grant select, insert (part, account_id, filled_at) on demo_fillings to nabta_app;

-- The keys of the ring that no longer encrypt anything in this database. No server starts with one of them as its first key.
create table retired_keys (
  id text primary key check (id ~ '^[0-9a-f]{8}$'),
  retired_at timestamptz not null
);
alter table retired_keys enable row level security, force row level security;
create policy retired_keys_system on retired_keys to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, insert (id, retired_at) on retired_keys to nabta_app;
