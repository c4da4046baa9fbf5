-- Which account counts is said here alone: the address is confirmed, and the owner has not left.
create function app.is_counted(confirmed_at timestamptz, leaving_at timestamptz) returns boolean
  language sql immutable parallel safe
  return confirmed_at is not null and leaving_at is null;

create function app.riyadh_day(at timestamptz) returns date
  language sql immutable parallel safe
  return (at at time zone 'Asia/Riyadh')::date;

-- `client` is the old name of a patient.
create function app.role_counted(role_type text) returns text
  language sql immutable parallel safe
  return case role_type when 'client' then 'patient' else role_type end;

create or replace function app.keep_new_accounts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.account_days as kept (day, role, accounts)
    select app.riyadh_day(created_at), 'any', count(*)
      from changed where app.is_counted(confirmed_at, leaving_at) group by 1 order by 1
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return null;
end $$;

create or replace function app.keep_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  counts boolean := tg_op <> 'DELETE' and app.is_counted(new.confirmed_at, new.leaving_at);
begin
  insert into public.account_days as kept (day, role, accounts)
    select app.riyadh_day(old.created_at), held.role, case when counts then 1 else -1 end
      from (select 'any' as role union all
        select app.role_counted(role_type) from public.user_roles where user_id = old.id) as held
      order by held.role
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return old;
end $$;

create or replace function app.keep_roles() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.account_days as kept (day, role, accounts)
    select app.riyadh_day(created_at), app.role_counted(role_type), count(*) * tg_argv[0]::int
      from changed join public.users on users.id = changed.user_id
      where app.is_counted(users.confirmed_at, users.leaving_at) group by 1, 2 order by 2, 1
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return null;
end $$;

drop trigger users_counted_otherwise on users;
drop trigger users_uncounted on users;
create trigger users_counted_otherwise after update on users for each row
  when (app.is_counted(old.confirmed_at, old.leaving_at) <> app.is_counted(new.confirmed_at, new.leaving_at))
  execute function app.keep_account();
create trigger users_uncounted before delete on users for each row
  when (app.is_counted(old.confirmed_at, old.leaving_at))
  execute function app.keep_account();

-- Counts all days anew out of the tables, and says how many were not what they should have been. Nothing is completed, opened or
-- left meanwhile: whoever does so waits until it is done, and is counted then.
create function app.count_days_again() returns int
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  mended int;
begin
  if app.actor() <> 'system' then
    raise exception 'only the system counts' using errcode = 'insufficient_privilege';
  end if;
  lock table public.account_days, public.revenue_days in exclusive mode;
  with found as (
    select app.riyadh_day(completed_at) as day, app.session_kind(type) as kind, count(*)::int as sessions, sum(price_halalas) as halalas
      from public.appointments where status = 'completed' group by 1, 2
  ), wrong as (
    select day, kind, coalesce(found.sessions, 0) as sessions, coalesce(found.halalas, 0) as halalas
      from found full join public.revenue_days as kept using (day, kind)
      where (coalesce(found.sessions, 0), coalesce(found.halalas, 0)) <> (coalesce(kept.sessions, 0), coalesce(kept.halalas, 0))
  )
  insert into public.revenue_days (day, kind, sessions, halalas) select day, kind, sessions, halalas from wrong
    on conflict (day, kind) do update set sessions = excluded.sessions, halalas = excluded.halalas;
  get diagnostics mended = row_count;
  with found as (
    select app.riyadh_day(created_at) as day, held.role, count(*)::int as accounts
      from public.users, lateral (select 'any' as role union all
        select app.role_counted(role_type) from public.user_roles where user_id = users.id) as held
      where app.is_counted(confirmed_at, leaving_at) group by 1, 2
  ), wrong as (
    select day, role, coalesce(found.accounts, 0) as accounts
      from found full join public.account_days as kept using (day, role)
      where coalesce(found.accounts, 0) <> coalesce(kept.accounts, 0)
  ), put as (
    insert into public.account_days (day, role, accounts) select day, role, accounts from wrong
      on conflict (role, day) do update set accounts = excluded.accounts returning 1
  )
  select mended + count(*) into mended from put;
  return mended;
end $$;
alter function app.count_days_again() owner to nabta_reader;
revoke execute on function app.count_days_again() from public;
grant execute on function app.count_days_again() to nabta_app;
