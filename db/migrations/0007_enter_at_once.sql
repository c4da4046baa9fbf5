-- Who holds a session's token: the one question of every request. Whoever is found acts from here on, so that what is
-- sent behind the question needs no answer first; whoever is not found stays nobody.
create function app.enter(hash text, at timestamptz)
  returns table (id uuid, user_id uuid, role text, language text, started_at timestamptz, seen_at timestamptz,
    expires_at timestamptz, ends_at timestamptz, proven_at timestamptz, second_factor boolean, second_factor_due boolean)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select held.id, set_config('app.actor', held.user_id::text, true)::uuid, set_config('app.role', held.active_role, true),
    users.language, held.started_at, held.seen_at, held.expires_at, held.ends_at, held.proven_at, factor.on_duty,
    held.active_role = 'admin' and not users.second_factor_waived and not factor.on_duty
  from sessions as held
    join users on users.id = held.user_id
    cross join lateral (select exists (
      select from second_factors as known where known.user_id = held.user_id and known.confirmed_at is not null) as on_duty) as factor
  where held.token_hash = hash and held.expires_at > at and held.ends_at > at
    and users.suspended_at is null and users.leaving_at is null
    and exists (select from user_roles as role where role.user_id = held.user_id
      and case role.role_type when 'client' then 'patient' else role.role_type end = held.active_role);
end;

drop function app.session_of;

-- Counts one after the other, up to the first that is over what may be; that one comes back, or else nothing.
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

grant create on schema app to nabta_reader;
alter function app.enter owner to nabta_reader;
alter function app.spend owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.enter, app.spend from public;
grant execute on function app.enter, app.spend to nabta_app;

drop function app.enqueue(text, json, timestamptz, text);

-- Several jobs of one event in one statement. Nobody is woken for what is not due yet.
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
grant create on schema app to nabta_jobs;
alter function app.enqueue owner to nabta_jobs;
revoke create on schema app from nabta_jobs;
revoke execute on function app.enqueue from public;
grant execute on function app.enqueue to nabta_app;

-- How many requests of one patient wait: without it everybody's are looked through.
create index appointments_asked on appointments (patient_id) where status = 'pending';
