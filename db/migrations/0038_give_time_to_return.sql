-- Whoever leaves may come back until this moment. Null while nobody leaves, and again once the erasure has begun.
alter table users add column erases_at timestamptz;
create index users_leaving on users (erases_at) where erases_at is not null;
grant update (erases_at) on users to nabta_app;
grant select (erases_at) on users to nabta_reader;

-- One try at a password, as before; an account that is leaving comes after one that stays and before one that waits for
-- its confirmation, so that no stranger's registration stands in the way back.
drop function app.try_sign_in;
create function app.try_sign_in(address text, device text, account_key text, device_key text, burst_key text, fails_key text,
    scale double precision, at timestamptz)
  returns table (user_id uuid, password_hash text, language text, primary_role text, confirmed boolean, suspended boolean,
    second_factor boolean, known boolean, has_devices boolean, try_key text, wait_until timestamptz, erases_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  person record;
  before record;
  spent_before integer;
  ends timestamptz;
  patience double precision := 5 * scale;
begin
  -- A count that a crash forgets does no harm; waiting for the disk at every try would.
  perform set_config('synchronous_commit', 'off', true);
  select u.id, u.password_hash as hash, u.language as spoken, u.confirmed_at, u.suspended_at, u.erases_at as ends_at
    into person from public.users as u
    where u.email = address::public.citext and (u.leaving_at is null or u.erases_at > at)
    order by u.confirmed_at is null, u.leaving_at is not null, u.created_at desc, u.id desc limit 1;
  user_id := person.id;
  password_hash := person.hash;
  language := person.spoken;
  primary_role := (select case r.role_type when 'client' then 'patient' else r.role_type end
    from public.user_roles as r where r.user_id = person.id and r.is_primary);
  confirmed := person.confirmed_at is not null;
  suspended := person.suspended_at is not null;
  erases_at := person.ends_at;
  has_devices := exists (select from public.known_devices as d where d.user_id = person.id);
  known := device <> '' and exists (select from public.known_devices as d where d.user_id = person.id and d.device_hash = device);
  second_factor := exists (select from public.second_factors as f where f.user_id = person.id and f.confirmed_at is not null);
  try_key := case when known then device_key else account_key end;

  if not known then
    insert into public.counters as c (key, started_at, ends_at, spent) values (burst_key, at, at + interval '10 seconds', 1)
      on conflict (key) do update set
        started_at = case when c.ends_at <= at then at else c.started_at end,
        ends_at = case when c.ends_at <= at then excluded.ends_at else c.ends_at end,
        spent = case when c.ends_at <= at then 1 else c.spent + 1 end
      returning c.spent, c.ends_at into spent_before, ends;
    if spent_before > 10 * scale then
      wait_until := ends;
      return next;
      return;
    end if;
    insert into public.counters as c (key, started_at, ends_at, spent) values (fails_key, at, at + interval '5 minutes', 1)
      on conflict (key) do update set
        started_at = case when c.ends_at <= at then at else c.started_at end,
        ends_at = case when c.ends_at <= at then excluded.ends_at else c.ends_at end,
        spent = case when c.ends_at <= at then 1 else c.spent + 1 end
      returning c.spent, c.ends_at into spent_before, ends;
    if spent_before > 30 * scale then
      wait_until := ends;
      return next;
      return;
    end if;
  end if;

  insert into public.sign_in_tries as t (key, fails, last_at) values (try_key, 1, at)
    on conflict (key) do update set
      fails = t.fails + case when t.blocked_until > at then 0 when at - t.last_at < interval '1 second' then 2 else 1 end,
      last_at = case when t.blocked_until > at then t.last_at else at end,
      blocked_until = case when t.blocked_until > at then t.blocked_until
        when t.fails + case when at - t.last_at < interval '1 second' then 2 else 1 end >= patience
          then at + least(900, 30 * 2 ^ least(10, floor(t.fails + 1 - patience))) * interval '1 second' end
    returning old.blocked_until, coalesce(old.fails, 0) as fails into before;
  if before.blocked_until > at then wait_until := before.blocked_until; end if;
  if before.fails >= 100 * scale then wait_until := greatest(wait_until, at + interval '15 minutes'); end if;
  return next;
end $$;

-- The account at an address that may set a new password: one that is leaving may as well, to come back.
create function app.resettable_account(address text, at timestamptz) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select users.id from users
  where users.email = address::citext and (users.leaving_at is null or users.erases_at > at)
  order by users.confirmed_at is null, users.leaving_at is not null, users.created_at desc, users.id desc limit 1;
end;

grant create on schema app to nabta_reader;
alter function app.try_sign_in owner to nabta_reader;
alter function app.resettable_account owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.try_sign_in, app.resettable_account from public;
grant execute on function app.try_sign_in, app.resettable_account to nabta_app;
