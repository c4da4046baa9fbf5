-- The role that the actor acts in, '' for none.
create function app.role() returns text
  language sql stable parallel safe
  return coalesce(current_setting('app.role', true), '');

-- Whose rows this transaction is about: the actor's own, or a visitor's whom a password or a link has shown.
create function app.person() returns uuid
  language sql stable parallel safe
  return nullif(case app.actor() when '' then app.proven() when 'system' then '' else app.actor() end, '')::uuid;

-- Several accounts may wait for one address to be confirmed; only one of them ever gets it.
create table users (
  id uuid primary key default uuidv7(),
  email citext not null,
  password_hash text,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  suspended_at timestamptz,
  leaving_at timestamptz,
  password_changed_at timestamptz,
  second_factor_waived boolean not null default false
);
create unique index users_email on users (email) where confirmed_at is not null and leaving_at is null;
create index users_address on users (email, created_at);
create index users_unconfirmed on users (created_at) where confirmed_at is null;
alter table users enable row level security;
alter table users force row level security;
create policy users_join on users for insert to nabta_app
  with check ((select app.actor()) = 'system' or (confirmed_at is null and not second_factor_waived and id = (select app.person())));
create policy users_see on users for select to nabta_app
  using (id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy users_change on users for update to nabta_app
  using (id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy users_forget on users for delete to nabta_app
  using ((select app.actor()) = 'system');
grant select, delete,
  insert (id, email, password_hash, language, created_at, confirmed_at, second_factor_waived),
  update (email, password_hash, language, confirmed_at, suspended_at, leaving_at, password_changed_at)
  on users to nabta_app;

-- `client` is what patients were called once; it counts as the same role.
create table user_roles (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  role_type text not null check (role_type in ('patient', 'client', 'dietitian', 'admin')),
  is_primary boolean not null,
  granted_at timestamptz not null,
  granted_by text not null
);
create unique index user_roles_once on user_roles (user_id, (case role_type when 'client' then 'patient' else role_type end));
create unique index user_roles_one_primary on user_roles (user_id) where is_primary;
create index user_roles_admins on user_roles (user_id) where role_type = 'admin';
alter table user_roles enable row level security;
alter table user_roles force row level security;
create policy user_roles_join on user_roles for insert to nabta_app
  with check ((select app.actor()) = 'system' or (select app.role()) = 'admin'
    or ((select app.actor()) = '' and user_id = (select app.person()) and role_type in ('patient', 'dietitian')));
create policy user_roles_see on user_roles for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy user_roles_change on user_roles for update to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy user_roles_revoke on user_roles for delete to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
grant select, delete, insert (user_id, role_type, is_primary, granted_at, granted_by), update (is_primary)
  on user_roles to nabta_app;

-- The index allows one primary role at most; this asks for one at least, once the transaction is whole.
create policy users_count on users for select to nabta_reader using (true);
create policy user_roles_count on user_roles for select to nabta_reader using (true);
grant select (id) on users to nabta_reader;
grant select (user_id, role_type, is_primary) on user_roles to nabta_reader;
create function app.assert_primary_role() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  person uuid := coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(old) ->> 'user_id', to_jsonb(new) ->> 'id');
begin
  if exists (select from public.users where id = person)
    and not exists (select from public.user_roles where user_id = person and is_primary) then
    raise exception 'every account has exactly one primary role' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger users_primary_role after insert on users
  deferrable initially deferred for each row execute function app.assert_primary_role();
create constraint trigger user_roles_primary_role after insert or update or delete on user_roles
  deferrable initially deferred for each row execute function app.assert_primary_role();

create function get_user_roles(user_id uuid)
  returns table (id uuid, role_type text, is_primary boolean)
  language sql stable set search_path = pg_catalog, public, pg_temp
begin atomic
  select held.id, case held.role_type when 'client' then 'patient' else held.role_type end, held.is_primary
  from user_roles as held where held.user_id = get_user_roles.user_id order by held.id;
end;

create function set_primary_role(p_user_id uuid, p_role_type text) returns void
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
declare
  wanted text := case p_role_type when 'client' then 'patient' else p_role_type end;
begin
  if not exists (select from get_user_roles(p_user_id) as held where held.role_type = wanted) then
    raise exception 'this role is not held' using errcode = 'insufficient_privilege';
  end if;
  update user_roles set is_primary = false
    where user_id = p_user_id and is_primary and case role_type when 'client' then 'patient' else role_type end <> wanted;
  update user_roles set is_primary = true
    where user_id = p_user_id and not is_primary and case role_type when 'client' then 'patient' else role_type end = wanted;
end $$;
revoke execute on function get_user_roles, set_primary_role from public;
grant execute on function get_user_roles, set_primary_role to nabta_app;

create table profiles (
  id uuid primary key references users on delete cascade,
  first_name text,
  last_name text,
  full_name text generated always as (nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '')) stored,
  phone text,
  gender text check (gender in ('male', 'female', 'other', 'prefer-not-to-say')),
  date_of_birth date,
  updated_at timestamptz not null
);
alter table profiles enable row level security;
alter table profiles force row level security;
create policy profiles_own on profiles to nabta_app
  using (id = (select app.person()) or (select app.actor()) = 'system')
  with check (id = (select app.person()) or (select app.actor()) = 'system');
create policy profiles_admin on profiles for select to nabta_app using ((select app.role()) = 'admin');
grant select, delete, insert (id, first_name, last_name, phone, gender, date_of_birth, updated_at),
  update (first_name, last_name, phone, gender, date_of_birth, updated_at) on profiles to nabta_app;

create view user_profiles with (security_invoker = true) as
  select profiles.id, coalesce(profiles.full_name, users.email::text) as full_name
  from profiles join users on users.id = profiles.id;
grant select on user_profiles to nabta_app;

create table dietitian_profiles (
  user_id uuid primary key references users on delete cascade,
  specialization text,
  years_of_experience text check (years_of_experience in ('0-2', '3-5', '6-10', '11+')),
  license_number text,
  education text,
  certifications text[] not null default '{}',
  hourly_rate_halalas integer check (hourly_rate_halalas >= 0),
  service_offerings text[] not null default '{}',
  updated_at timestamptz not null
);
alter table dietitian_profiles enable row level security;
alter table dietitian_profiles force row level security;
create policy dietitian_profiles_own on dietitian_profiles to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy dietitian_profiles_admin_opens on dietitian_profiles for insert to nabta_app
  with check ((select app.role()) = 'admin');
grant select, delete,
  insert (user_id, specialization, years_of_experience, license_number, education, certifications, hourly_rate_halalas, service_offerings, updated_at),
  update (specialization, years_of_experience, license_number, education, certifications, hourly_rate_halalas, service_offerings, updated_at)
  on dietitian_profiles to nabta_app;

-- The key that a person's medical fields are sealed with, itself sealed with the key ring. Without it they are noise.
create table person_keys (
  user_id uuid primary key references users on delete cascade,
  key_sealed bytea not null,
  made_at timestamptz not null
);
alter table person_keys enable row level security;
alter table person_keys force row level security;
create policy person_keys_own on person_keys to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, key_sealed, made_at), update (key_sealed) on person_keys to nabta_app;

create table health_profiles (
  user_id uuid primary key references users on delete cascade,
  answers_sealed bytea not null,
  updated_at timestamptz not null
);
alter table health_profiles enable row level security;
alter table health_profiles force row level security;
create policy health_profiles_own on health_profiles to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, answers_sealed, updated_at), update (answers_sealed, updated_at)
  on health_profiles to nabta_app;

-- What somebody agreed to, when, in which words and how. Written once; it outlives the account as proof.
create table consents (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  purpose text not null check (purpose in ('terms', 'health')),
  given boolean not null,
  version text not null,
  language text not null check (language in ('en', 'ar')),
  method text not null,
  address_mark text,
  at timestamptz not null
);
create index consents_user on consents (user_id, purpose, id);
alter table consents enable row level security;
alter table consents force row level security;
create policy consents_give on consents for insert to nabta_app
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy consents_see on consents for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy consents_blur on consents for update to nabta_app using ((select app.actor()) = 'system');
grant select, insert (user_id, purpose, given, version, language, method, address_mark, at), update (address_mark)
  on consents to nabta_app;

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  active_role text not null check (active_role in ('patient', 'dietitian', 'admin')),
  browser text,
  system text,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  proven_at timestamptz not null,
  check (expires_at <= ends_at)
);
create index sessions_user on sessions (user_id, started_at);
create index sessions_expires_at on sessions (expires_at);
alter table sessions enable row level security;
alter table sessions force row level security;
create policy sessions_own on sessions to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy sessions_admin_sees on sessions for select to nabta_app using ((select app.role()) = 'admin');
create policy sessions_admin_ends on sessions for delete to nabta_app using ((select app.role()) = 'admin');
create policy sessions_admin_changes on sessions for update to nabta_app using ((select app.role()) = 'admin');
grant select, delete,
  insert (id, user_id, token_hash, active_role, browser, system, started_at, seen_at, expires_at, ends_at, proven_at),
  update (token_hash, active_role, seen_at, expires_at, ends_at, proven_at) on sessions to nabta_app;

-- Browsers that somebody has signed in from: they are not locked out by strangers, and no mail tells of them.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_last_seen_at on known_devices (last_seen_at);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy known_devices_own on known_devices to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, device_hash, first_seen_at, last_seen_at), update (last_seen_at)
  on known_devices to nabta_app;

-- Links in mails, one row for each event that asked for one. The token itself is in the mail alone.
create table account_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'reset', 'new_address')),
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  redirect_to text,
  new_email citext,
  old_email citext,
  check ((purpose = 'new_address') = (new_email is not null))
);
create index account_tokens_user on account_tokens (user_id, purpose);
create index account_tokens_expires_at on account_tokens (expires_at);
alter table account_tokens enable row level security;
alter table account_tokens force row level security;
create policy account_tokens_own on account_tokens for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy account_tokens_use on account_tokens for update to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy account_tokens_make on account_tokens for insert to nabta_app
  with check ((select app.actor()) = 'system' or (user_id = (select app.person()) and purpose = 'new_address'));
create policy account_tokens_forget on account_tokens for delete to nabta_app
  using ((select app.actor()) = 'system');
grant select, delete, insert (id, user_id, purpose, token_hash, made_at, expires_at, redirect_to, new_email),
  update (used_at, old_email) on account_tokens to nabta_app;

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret_sealed bytea not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer not null default 0
);
alter table second_factors enable row level security;
alter table second_factors force row level security;
create policy second_factors_own on second_factors to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy second_factors_admin_sees on second_factors for select to nabta_app using ((select app.role()) = 'admin');
create policy second_factors_admin_resets on second_factors for delete to nabta_app using ((select app.role()) = 'admin');
grant select, delete, insert (user_id, secret_sealed, made_at), update (secret_sealed, made_at, confirmed_at, last_step)
  on second_factors to nabta_app;

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy recovery_codes_own on recovery_codes to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy recovery_codes_admin_sees on recovery_codes for select to nabta_app using ((select app.role()) = 'admin');
create policy recovery_codes_admin_resets on recovery_codes for delete to nabta_app using ((select app.role()) = 'admin');
grant select, delete, insert (user_id, code_hash, made_at), update (used_at) on recovery_codes to nabta_app;

-- Passwords that were wrong, one after the other; keys are hashes.
create table sign_in_tries (
  key text primary key,
  fails integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);
create index sign_in_tries_last_at on sign_in_tries (last_at);
alter table sign_in_tries enable row level security;
alter table sign_in_tries force row level security;
create policy sign_in_tries_system on sign_in_tries to nabta_app using ((select app.actor()) = 'system');
create policy sign_in_tries_count on sign_in_tries to nabta_reader using (true) with check (true);
create policy counters_count on counters to nabta_reader using (true) with check (true);
grant select, delete on sign_in_tries to nabta_app;
grant select, insert, update, delete on sign_in_tries to nabta_reader;
grant select, insert, update on counters to nabta_reader;

create policy sessions_find on sessions for select to nabta_reader using (true);
create policy second_factors_find on second_factors for select to nabta_reader using (true);
create policy known_devices_find on known_devices for select to nabta_reader using (true);
create policy account_tokens_find on account_tokens for select to nabta_reader using (true);
grant select (id, email, password_hash, language, created_at, confirmed_at, suspended_at, leaving_at, second_factor_waived)
  on users to nabta_reader;
grant select on sessions to nabta_reader;
grant select (user_id, confirmed_at) on second_factors to nabta_reader;
grant select (user_id, device_hash) on known_devices to nabta_reader;
grant select (id, user_id, purpose, token_hash, expires_at, used_at) on account_tokens to nabta_reader;

-- Who holds a session's token: the one question of every request.
create function app.session_of(hash text, at timestamptz)
  returns table (id uuid, user_id uuid, role text, language text, started_at timestamptz, seen_at timestamptz,
    expires_at timestamptz, ends_at timestamptz, proven_at timestamptz, second_factor boolean, second_factor_due boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select held.id, held.user_id, held.active_role, users.language, held.started_at, held.seen_at,
    held.expires_at, held.ends_at, held.proven_at, factor.on_duty,
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

-- The account at an address, a confirmed one first: asked by registration and by everything that mails a link.
create function app.account_at(address text)
  returns table (id uuid, language text, confirmed_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select users.id, users.language, users.confirmed_at from users
  where users.email = address::citext and users.leaving_at is null
  order by users.confirmed_at is null, users.created_at desc, users.id desc limit 1;
end;

-- Whose link this is.
create function app.token_of(hash text)
  returns table (id uuid, user_id uuid, purpose text, expires_at timestamptz, used_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select token.id, token.user_id, token.purpose, token.expires_at, token.used_at
  from account_tokens as token where token.token_hash = hash;
end;

-- How many admins there would be without somebody.
create function app.admins_beside(person uuid) returns integer
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select count(*)::integer from user_roles as held join users on users.id = held.user_id
  where held.role_type = 'admin' and held.user_id <> person
    and users.confirmed_at is not null and users.suspended_at is null and users.leaving_at is null;
end;

-- One try at a password, counted before anybody looks at it. A known device has a count of its own and asks nothing of
-- its address, so strangers can lock neither. `wait_until` says that this try is one too many.
create function app.try_sign_in(address text, device text, account_key text, device_key text, burst_key text, fails_key text,
    scale double precision, at timestamptz)
  returns table (user_id uuid, password_hash text, language text, primary_role text, confirmed boolean, suspended boolean,
    second_factor boolean, known boolean, has_devices boolean, try_key text, wait_until timestamptz)
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
  select u.id, u.password_hash as hash, u.language as spoken, u.confirmed_at, u.suspended_at into person from public.users as u
    where u.email = address::public.citext and u.leaving_at is null
    order by u.confirmed_at is null, u.created_at desc, u.id desc limit 1;
  user_id := person.id;
  password_hash := person.hash;
  language := person.spoken;
  primary_role := (select case r.role_type when 'client' then 'patient' else r.role_type end
    from public.user_roles as r where r.user_id = person.id and r.is_primary);
  confirmed := person.confirmed_at is not null;
  suspended := person.suspended_at is not null;
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

-- The password was right, or a link has set a new one: what was counted against its owner is forgotten.
create function app.forgive_sign_in(try_keys text[], fails_key text) returns void
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  delete from sign_in_tries where key = any (try_keys);
  update counters set spent = spent - 1 where key = fails_key and spent > 1;
end;

-- Of somebody who is gone the log says what happened and when, and nothing more. Of anybody else nothing is taken away.
create index events_actor on events (actor, id);
create policy events_find on events for select to nabta_reader using (true);
create policy events_blur on events for update to nabta_reader using (true);
grant select (subject_type, subject_id), update (detail) on events to nabta_reader;
create function app.forget_details(person uuid) returns void
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  update events set detail = '{}' where subject_type = 'user' and subject_id = person
    and not exists (select from users where users.id = person);
end;

grant create on schema app to nabta_reader;
alter function app.assert_primary_role owner to nabta_reader;
alter function app.session_of owner to nabta_reader;
alter function app.account_at owner to nabta_reader;
alter function app.token_of owner to nabta_reader;
alter function app.admins_beside owner to nabta_reader;
alter function app.try_sign_in owner to nabta_reader;
alter function app.forgive_sign_in owner to nabta_reader;
alter function app.forget_details owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.assert_primary_role, app.session_of, app.account_at, app.token_of, app.admins_beside,
  app.try_sign_in, app.forgive_sign_in, app.forget_details from public;
grant execute on function app.session_of, app.account_at, app.token_of, app.admins_beside, app.try_sign_in, app.forgive_sign_in,
  app.forget_details to nabta_app;
