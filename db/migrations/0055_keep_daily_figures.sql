-- What the overview counts is kept by days, in the transaction that changes it: it costs the same however many rows there are.
-- Days are Riyadh's, which is three hours ahead all year round.

-- With what the rules ask for and what is added up, so that counting does not read the table.
create index appointments_starting on appointments (starts_at, id) include (patient_id, dietitian_id) where status <> 'cancelled';
create index appointments_cancelled on appointments (starts_at, id) where status = 'cancelled';
create index appointments_completed on appointments (completed_at, id) include (patient_id, dietitian_id, price_halalas) where status = 'completed';
create index listings_licensed on listings (licensed_until);

-- Which kind of revenue a consultation brings. Packages are not sold yet: until then theirs is whatever is neither of the others.
create function app.session_kind(type text) returns text
  language sql immutable parallel safe
return case
  when type ~ '^initial-consultation(-[0-9]+)?$' then 'initial'
  when type ~ '^follow-up(-[0-9]+)?$' then 'follow_up'
  else 'package' end;

create table revenue_days (
  day date not null,
  kind text not null check (kind in ('initial', 'follow_up', 'package')),
  sessions int not null,
  halalas bigint not null,
  primary key (day, kind)
);
alter table revenue_days enable row level security, force row level security;
create policy revenue_days_see on revenue_days for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy revenue_days_keep on revenue_days to nabta_reader using (true) with check (true);
grant select on revenue_days to nabta_app;
grant select, insert, update on revenue_days to nabta_reader;

-- Of one that comes to count, counts otherwise, or counts no more: before it is inserted there is no old one, and after it is deleted no new one.
create function app.keep_revenue() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.revenue_days as kept (day, kind, sessions, halalas)
    select (at at time zone 'Asia/Riyadh')::date, app.session_kind(type), sum(sign), sum(sign * price)
      from (values (-1, old.status, old.completed_at, old.type, old.price_halalas),
          (1, new.status, new.completed_at, new.type, new.price_halalas)) as given (sign, status, at, type, price)
      where status = 'completed' group by 1, 2 order by 1, 2
    on conflict (day, kind) do update
      set sessions = kept.sessions + excluded.sessions, halalas = kept.halalas + excluded.halalas;
  return null;
end $$;
alter function app.keep_revenue() owner to nabta_reader;
revoke execute on function app.keep_revenue() from public;

-- Row by row: a booking, which earns nothing yet, does not even begin with it.
create trigger appointments_earn after insert on appointments for each row
  when (new.status = 'completed') execute function app.keep_revenue();
create trigger appointments_unearn after delete on appointments for each row
  when (old.status = 'completed') execute function app.keep_revenue();
create trigger appointments_earn_otherwise after update on appointments for each row
  when ((old.status, old.completed_at, old.type, old.price_halalas) is distinct from (new.status, new.completed_at, new.type, new.price_halalas)
    and (old.status = 'completed' or new.status = 'completed'))
  execute function app.keep_revenue();

create table account_days (
  day date not null,
  role text not null check (role in ('any', 'patient', 'dietitian', 'admin')),
  accounts int not null,
  primary key (role, day)
);
alter table account_days enable row level security, force row level security;
create policy account_days_see on account_days for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy account_days_keep on account_days to nabta_reader using (true) with check (true);
grant select on account_days to nabta_app;
grant select, insert, update on account_days to nabta_reader;

-- An account counts from when its address is confirmed until its owner leaves, on the day on which it was opened.
create function app.keep_new_accounts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.account_days as kept (day, role, accounts)
    select (created_at at time zone 'Asia/Riyadh')::date, 'any', count(*)
      from changed where confirmed_at is not null and leaving_at is null group by 1 order by 1
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return null;
end $$;

-- Of one account that comes to count, or counts no more; where it goes, before its roles do.
create function app.keep_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  counts boolean := tg_op <> 'DELETE' and new.confirmed_at is not null and new.leaving_at is null;
begin
  insert into public.account_days as kept (day, role, accounts)
    select (old.created_at at time zone 'Asia/Riyadh')::date, held.role, case when counts then 1 else -1 end
      from (select 'any' as role union all
        select case role_type when 'client' then 'patient' else role_type end from public.user_roles where user_id = old.id) as held
      order by held.role
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return old;
end $$;

create function app.keep_roles() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.account_days as kept (day, role, accounts)
    select (created_at at time zone 'Asia/Riyadh')::date, case role_type when 'client' then 'patient' else role_type end,
        count(*) * tg_argv[0]::int
      from changed join public.users on users.id = changed.user_id
      where users.confirmed_at is not null and users.leaving_at is null group by 1, 2 order by 2, 1
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return null;
end $$;

alter function app.keep_new_accounts() owner to nabta_reader;
alter function app.keep_account() owner to nabta_reader;
alter function app.keep_roles() owner to nabta_reader;
revoke execute on function app.keep_new_accounts(), app.keep_account(), app.keep_roles() from public;

create trigger users_counted after insert on users referencing new table as changed
  for each statement execute function app.keep_new_accounts();
create trigger users_counted_otherwise after update on users for each row
  when ((old.confirmed_at is not null and old.leaving_at is null) <> (new.confirmed_at is not null and new.leaving_at is null))
  execute function app.keep_account();
create trigger users_uncounted before delete on users for each row
  when (old.confirmed_at is not null and old.leaving_at is null)
  execute function app.keep_account();
create trigger user_roles_counted after insert on user_roles referencing new table as changed
  for each statement execute function app.keep_roles('1');
create trigger user_roles_uncounted after delete on user_roles referencing old table as changed
  for each statement execute function app.keep_roles('-1');

-- What there is already. Forced, the rules would let the owner see nothing of it.
alter table appointments no force row level security;
alter table users no force row level security;
alter table user_roles no force row level security;
alter table revenue_days no force row level security;
alter table account_days no force row level security;
insert into revenue_days (day, kind, sessions, halalas)
  select (completed_at at time zone 'Asia/Riyadh')::date, app.session_kind(type), count(*), sum(price_halalas)
    from appointments where status = 'completed' group by 1, 2;
insert into account_days (day, role, accounts)
  select (created_at at time zone 'Asia/Riyadh')::date, held.role, count(*)
    from users, lateral (select 'any' as role union all
      select case role_type when 'client' then 'patient' else role_type end from user_roles where user_id = users.id) as held
    where confirmed_at is not null and leaving_at is null group by 1, 2;
alter table appointments force row level security;
alter table users force row level security;
alter table user_roles force row level security;
alter table revenue_days force row level security;
alter table account_days force row level security;
