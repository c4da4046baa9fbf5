-- Who somebody is: accounts with their roles, encryption keys and sessions, every way to sign in, suspensions, the number of accounts
-- per day, and the duties of admins.

-- Several accounts may wait for the same address to be confirmed, but only one of them can have it. An account belongs to the owner of the
-- mailbox, and its sessions to the browsers in which that person signed in.
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
  second_factor_waived boolean not null default false,
  -- The browser in which the account was opened, until its address is confirmed. Only there does the link in the email suffice; in
  -- another browser the password must be entered or replaced, since somebody else may have set it.
  opened_from_hash text,
  -- Until this moment a leaving person can return. Null while they are not leaving, and again once the erasure has begun.
  erases_at timestamptz
);
create unique index users_email on users (email) where confirmed_at is not null and leaving_at is null;
create index users_address on users (email, created_at);
create index users_unconfirmed on users (created_at) where confirmed_at is null;
create index users_leaving on users (erases_at) where erases_at is not null;
create index users_email_part on users using gin ((email::text) gin_trgm_ops);
create index users_created on users (created_at, id);
alter table users enable row level security, force row level security;
create policy users_join on users for insert to nabta_app
  with check ((select app.actor()) = 'system' or (confirmed_at is null and not second_factor_waived and id = (select app.person())));
create policy users_see on users for select to nabta_app
  using (id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy users_change on users for update to nabta_app
  using (id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy users_forget on users for delete to nabta_app
  using ((select app.actor()) = 'system');
create policy users_count on users for select to nabta_reader using (true);
grant select, delete,
  insert (id, email, password_hash, language, created_at, confirmed_at, second_factor_waived, opened_from_hash),
  update (email, password_hash, language, confirmed_at, suspended_at, leaving_at, password_changed_at, opened_from_hash, erases_at)
  on users to nabta_app;
grant select (id, email, password_hash, language, created_at, confirmed_at, suspended_at, leaving_at, second_factor_waived,
    erases_at)
  on users to nabta_reader;

-- `client` is the former name of `patient` and counts as the same role.
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
alter table user_roles enable row level security, force row level security;
create policy user_roles_join on user_roles for insert to nabta_app
  with check ((select app.actor()) = 'system' or (select app.role()) = 'admin'
    or ((select app.actor()) = '' and user_id = (select app.person()) and role_type in ('patient', 'dietitian')));
create policy user_roles_see on user_roles for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy user_roles_change on user_roles for update to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy user_roles_revoke on user_roles for delete to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy user_roles_count on user_roles for select to nabta_reader using (true);
grant select, delete,
  insert (user_id, role_type, is_primary, granted_at, granted_by),
  update (is_primary)
  on user_roles to nabta_app;
grant select (user_id, role_type, is_primary) on user_roles to nabta_reader;

-- The index user_roles_one_primary allows at most one primary role; this trigger requires at least one when the transaction commits.
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
alter function app.assert_primary_role owner to nabta_reader;
revoke execute on function app.assert_primary_role from public;
create constraint trigger users_primary_role after insert on users
  deferrable initially deferred for each row execute function app.assert_primary_role();
create constraint trigger user_roles_primary_role after insert or update or delete on user_roles
  deferrable initially deferred for each row execute function app.assert_primary_role();

create function get_user_roles(user_id uuid)
  returns table (id uuid, role_type text, is_primary boolean)
  language sql stable
begin atomic
  select held.id, case held.role_type when 'client' then 'patient' else held.role_type end, held.is_primary
  from user_roles as held where held.user_id = get_user_roles.user_id order by held.id;
end;
revoke execute on function public.get_user_roles from public;
grant execute on function public.get_user_roles to nabta_app;

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
revoke execute on function public.set_primary_role from public;
grant execute on function public.set_primary_role to nabta_app;

-- The key with which a person's medical fields are encrypted, itself encrypted with the key ring. Once it is deleted nobody can read
-- them.
create table person_keys (
  user_id uuid primary key references users on delete cascade,
  key_sealed bytea not null,
  made_at timestamptz not null
);
alter table person_keys enable row level security, force row level security;
create policy person_keys_own on person_keys to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy person_keys_reseal on person_keys to nabta_reader using (true);
grant select, delete, insert (user_id, key_sealed, made_at), update (key_sealed) on person_keys to nabta_app;
grant select (user_id, key_sealed), update (key_sealed) on person_keys to nabta_reader;

-- A signed-in browser. Its cookie contains the token, the row only the hash.
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
  -- The session contains what every request needs to know about its owner, so that a request reads a single table.
  language text not null,
  second_factor boolean not null,
  second_factor_due boolean not null,
  is_open boolean not null,
  check (expires_at <= ends_at)
);
create index sessions_user on sessions (user_id, started_at);
create index sessions_expires_at on sessions (expires_at);
alter table sessions enable row level security, force row level security;
create policy sessions_own on sessions to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy sessions_admin_sees on sessions for select to nabta_app using ((select app.role()) = 'admin');
create policy sessions_admin_ends on sessions for delete to nabta_app using ((select app.role()) = 'admin');
create policy sessions_admin_changes on sessions for update to nabta_app using ((select app.role()) = 'admin');
create policy sessions_find on sessions for select to nabta_reader using (true);
create policy sessions_replace on sessions for delete to nabta_reader using (true);
create policy sessions_stamp on sessions for update to nabta_reader using (true);
grant select, delete,
  insert (id, user_id, token_hash, active_role, browser, system, started_at, seen_at, expires_at, ends_at, proven_at),
  update (token_hash, active_role, seen_at, expires_at, ends_at, proven_at)
  on sessions to nabta_app;
grant select, delete, update (active_role) on sessions to nabta_reader;

-- The browsers in which a person has signed in. Strangers cannot lock these out, and a sign-in from one of them sends no email.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_last_seen_at on known_devices (last_seen_at);
alter table known_devices enable row level security, force row level security;
create policy known_devices_own on known_devices to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy known_devices_find on known_devices for select to nabta_reader using (true);
create policy known_devices_admin_sees on known_devices for select to nabta_app using ((select app.role()) = 'admin');
grant select, delete,
  insert (user_id, device_hash, first_seen_at, last_seen_at),
  update (last_seen_at)
  on known_devices to nabta_app;
grant select (user_id, device_hash) on known_devices to nabta_reader;

-- The links in emails, one row for each event that requested one. Only the email contains the token itself.
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
alter table account_tokens enable row level security, force row level security;
create policy account_tokens_own on account_tokens for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy account_tokens_use on account_tokens for update to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy account_tokens_make on account_tokens for insert to nabta_app
  with check ((select app.actor()) = 'system' or (user_id = (select app.person()) and purpose = 'new_address'));
create policy account_tokens_forget on account_tokens for delete to nabta_app
  using ((select app.actor()) = 'system');
create policy account_tokens_find on account_tokens for select to nabta_reader using (true);
grant select, delete,
  insert (id, user_id, purpose, token_hash, made_at, expires_at, redirect_to, new_email),
  update (used_at, old_email)
  on account_tokens to nabta_app;
grant select (id, user_id, purpose, token_hash, expires_at, used_at) on account_tokens to nabta_reader;

-- The secret of a person's authenticator app. It counts once it is confirmed; `last_step` prevents a code from being used twice.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret_sealed bytea not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer not null default 0
);
alter table second_factors enable row level security, force row level security;
create policy second_factors_own on second_factors to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy second_factors_admin_sees on second_factors for select to nabta_app using ((select app.role()) = 'admin');
create policy second_factors_admin_resets on second_factors for delete to nabta_app using ((select app.role()) = 'admin');
create policy second_factors_find on second_factors for select to nabta_reader using (true);
grant select, delete,
  insert (user_id, secret_sealed, made_at),
  update (secret_sealed, made_at, confirmed_at, last_step)
  on second_factors to nabta_app;
grant select (user_id, confirmed_at) on second_factors to nabta_reader;

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table recovery_codes enable row level security, force row level security;
create policy recovery_codes_own on recovery_codes to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy recovery_codes_admin_sees on recovery_codes for select to nabta_app using ((select app.role()) = 'admin');
create policy recovery_codes_admin_resets on recovery_codes for delete to nabta_app using ((select app.role()) = 'admin');
grant select, delete, insert (user_id, code_hash, made_at), update (used_at) on recovery_codes to nabta_app;

-- The wrong passwords in a row, per account or per known browser. Keys are hashes.
create table sign_in_tries (
  key text primary key,
  fails integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);
create index sign_in_tries_last_at on sign_in_tries (last_at);
alter table sign_in_tries enable row level security, force row level security;
create policy sign_in_tries_system on sign_in_tries to nabta_app using ((select app.actor()) = 'system');
create policy sign_in_tries_count on sign_in_tries to nabta_reader using (true) with check (true);
grant select, delete on sign_in_tries to nabta_app;
grant select, delete, insert, update on sign_in_tries to nabta_reader;

-- The account at an address, a confirmed one first. Registration and everything that emails a link read it.
create function app.account_at(address text)
  returns table (id uuid, language text, confirmed_at timestamptz)
  language sql stable security definer
begin atomic
  select users.id, users.language, users.confirmed_at from users
  where users.email = address::citext and users.leaving_at is null
  order by users.confirmed_at is null, users.created_at desc, users.id desc limit 1;
end;
alter function app.account_at owner to nabta_reader;
revoke execute on function app.account_at from public;
grant execute on function app.account_at to nabta_app;

-- The row and the owner of a link's token.
create function app.token_of(hash text)
  returns table (id uuid, user_id uuid, purpose text, expires_at timestamptz, used_at timestamptz)
  language sql stable security definer
begin atomic
  select token.id, token.user_id, token.purpose, token.expires_at, token.used_at
  from account_tokens as token where token.token_hash = hash;
end;
alter function app.token_of owner to nabta_reader;
revoke execute on function app.token_of from public;
grant execute on function app.token_of to nabta_app;

-- The password was right, or a link has set a new one, so the attempts counted against its owner are forgotten.
create function app.forgive_sign_in(try_keys text[], fails_key text) returns void
  language sql volatile security definer
begin atomic
  delete from sign_in_tries where key = any (try_keys);
  update counters set spent = spent - 1 where key = fails_key and spent > 1;
end;
alter function app.forgive_sign_in owner to nabta_reader;
revoke execute on function app.forgive_sign_in from public;
grant execute on function app.forgive_sign_in to nabta_app;

-- After a person is erased the log states what happened and when, and nothing more. An account that still exists loses nothing.
create function app.forget_details(person uuid) returns void
  language sql volatile security definer
begin atomic
  update events set detail = '{}' where subject_type = 'user' and subject_id = person
    and not exists (select from users where users.id = person);
end;
alter function app.forget_details owner to nabta_reader;
revoke execute on function app.forget_details from public;
grant execute on function app.forget_details to nabta_app;

-- A person's own programs sign in with these tokens. Each has a scope, an expiry date and a single role, and is stored only as a hash.
create table access_tokens (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  role text not null check (role in ('patient', 'dietitian', 'admin')),
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (role <> 'admin' or scope = 'read'),
  check (expires_at <= made_at + interval '366 days')
);
create index access_tokens_user on access_tokens (user_id, made_at);
create index access_tokens_expires_at on access_tokens (expires_at);
alter table access_tokens enable row level security, force row level security;
create policy access_tokens_own on access_tokens to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy access_tokens_admin_sees on access_tokens for select to nabta_app using ((select app.role()) = 'admin');
create policy access_tokens_admin_ends on access_tokens for delete to nabta_app using ((select app.role()) = 'admin');
create policy access_tokens_find on access_tokens for select to nabta_reader using (true);
create policy access_tokens_touch on access_tokens for update to nabta_reader using (true);
grant select, delete,
  insert (user_id, name, scope, role, token_hash, made_at, expires_at, used_at)
  on access_tokens to nabta_app;
grant select, update (used_at) on access_tokens to nabta_reader;

-- The owner of an access token, if it is still valid under the conditions that also apply to a session. Its use is recorded at most
-- once a minute.
create function app.use_access_token(hash text, at timestamptz)
  returns table (id uuid, user_id uuid, role text, scope text, language text, second_factor_due boolean)
  language sql volatile security definer
begin atomic
  with held as (
    select token.id, token.user_id, token.role, token.scope, token.used_at, users.language,
      token.role = 'admin' and not users.second_factor_waived and not exists (
        select from second_factors as known where known.user_id = token.user_id and known.confirmed_at is not null) as due
    from access_tokens as token join users on users.id = token.user_id
    where token.token_hash = hash and token.expires_at > at
      and users.suspended_at is null and users.leaving_at is null
      and exists (select from user_roles as role where role.user_id = token.user_id
        and case role.role_type when 'client' then 'patient' else role.role_type end = token.role)
  ), touched as (
    update access_tokens set used_at = at from held
    where access_tokens.id = held.id and coalesce(held.used_at <= at - interval '1 minute', true)
  )
  select held.id, held.user_id, held.role, held.scope, held.language, held.due from held;
end;
alter function app.use_access_token owner to nabta_reader;
revoke execute on function app.use_access_token from public;
grant execute on function app.use_access_token to nabta_app;

-- A new sign-in ends the previous session of that browser, even another person's: its token proves that the browser may end it.
create function app.end_session(hash text) returns uuid
  language sql volatile security definer
begin atomic
  delete from sessions where token_hash = end_session.hash returning user_id;
end;
alter function app.end_session owner to nabta_reader;
revoke execute on function app.end_session from public;
grant execute on function app.end_session to nabta_app;

-- Fills in what a session contains about its owner when it begins, or when its role or owner changes.
create function app.stamp_session() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- Whoever is changing the account is waited for: no session begins on what is no longer so.
  perform pg_advisory_xact_lock_shared(hashtextextended('sessions:' || new.user_id, 0));
  select users.language, factor.on_duty, new.active_role = 'admin' and not users.second_factor_waived and not factor.on_duty,
      users.suspended_at is null and users.leaving_at is null and exists (
        select from user_roles as role where role.user_id = new.user_id
          and case role.role_type when 'client' then 'patient' else role.role_type end = new.active_role)
    into new.language, new.second_factor, new.second_factor_due, new.is_open
    from users cross join lateral (select exists (
      select from second_factors as known where known.user_id = users.id and known.confirmed_at is not null) as on_duty) as factor
    where users.id = new.user_id;
  return new;
end $$;
alter function app.stamp_session owner to nabta_reader;
revoke execute on function app.stamp_session from public;
create trigger sessions_stamp before insert or update of active_role, user_id on sessions
  for each row execute function app.stamp_session();

-- Rewrites a person's session rows whenever something changes that they contain or that the owner is shown of the account, so that the
-- version of the row tells whether an earlier answer is still valid. `tg_argv[0]` is the column with the person's id.
create function app.stamp_sessions_anew() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  person uuid := to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0];
begin
  perform pg_advisory_xact_lock(hashtextextended('sessions:' || person, 0));
  update sessions set active_role = active_role where user_id = person;
  return null;
end $$;
alter function app.stamp_sessions_anew owner to nabta_reader;
revoke execute on function app.stamp_sessions_anew from public;
create trigger users_stamp_sessions after update of email, language, suspended_at, leaving_at, second_factor_waived on users
  for each row execute function app.stamp_sessions_anew('id');
create trigger user_roles_stamp_sessions after insert or delete or update of role_type, is_primary on user_roles
  for each row execute function app.stamp_sessions_anew('user_id');
create trigger second_factors_stamp_sessions after insert or delete or update of confirmed_at on second_factors
  for each row execute function app.stamp_sessions_anew('user_id');

-- Which of these sessions are still valid, and in which role. Open sockets are checked with it.
create function app.live_sessions(ids uuid[], at timestamptz) returns table (id uuid, role text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select held.id, held.active_role
    from sessions as held join users on users.id = held.user_id
    where held.id = any(live_sessions.ids)
      and held.expires_at > live_sessions.at and held.ends_at > live_sessions.at
      and users.suspended_at is null and users.leaving_at is null
      and exists (
        select from user_roles as role
          where role.user_id = held.user_id
            and case role.role_type when 'client' then 'patient' else role.role_type end = held.active_role)
      and (held.active_role <> 'admin' or users.second_factor_waived or exists (
        select from second_factors as known where known.user_id = held.user_id and known.confirmed_at is not null));
end;
alter function app.live_sessions owner to nabta_reader;
revoke execute on function app.live_sessions from public;
grant execute on function app.live_sessions to nabta_app;

-- Counts an attempt to sign in before its password is checked. A known browser has a counter of its own and is exempt from the limits of
-- its network address, so strangers can lock it out neither through the account nor from the same address. If `wait_until` is set,
-- this attempt is one too many. A leaving account comes after one that stays and before one that awaits confirmation, so that a
-- stranger's registration cannot prevent a return.
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
alter function app.try_sign_in owner to nabta_reader;
revoke execute on function app.try_sign_in from public;
grant execute on function app.try_sign_in to nabta_app;

-- The account at an address that may set a new password. A leaving account may too, so that its owner can return.
create function app.resettable_account(address text, at timestamptz) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select users.id from users
  where users.email = address::citext and (users.leaving_at is null or users.erases_at > at)
  order by users.confirmed_at is null, users.leaving_at is not null, users.created_at desc, users.id desc limit 1;
end;
alter function app.resettable_account owner to nabta_reader;
revoke execute on function app.resettable_account from public;
grant execute on function app.resettable_account to nabta_app;

-- Which of the operator's identity providers a person signs in with. No token of a provider is stored.
create table connected_accounts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  provider text not null check (length(provider) between 1 and 40),
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  connected_at timestamptz not null,
  used_at timestamptz,
  unique (issuer, subject),
  unique (user_id, issuer)
);
alter table connected_accounts enable row level security, force row level security;
create policy connected_accounts_own on connected_accounts to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy connected_accounts_find on connected_accounts for select to nabta_reader using (true);
grant select, delete,
  insert (user_id, provider, issuer, subject, connected_at),
  update (used_at)
  on connected_accounts to nabta_app;
grant select (user_id, issuer, subject) on connected_accounts to nabta_reader;

-- The account that a provider has vouched for: the connected one, otherwise the one that has confirmed the same address.
create function app.account_vouched_for(issuer text, subject text, address text, device text, at timestamptz)
  returns table (user_id uuid, language text, primary_role text, suspended boolean, second_factor boolean, known boolean,
    has_devices boolean, erases_at timestamptz, connected boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select users.id, users.language,
      (select case held.role_type when 'client' then 'patient' else held.role_type end
        from user_roles as held where held.user_id = users.id and held.is_primary),
      users.suspended_at is not null,
      exists (select from second_factors as factor where factor.user_id = users.id and factor.confirmed_at is not null),
      device <> '' and exists (select from known_devices as seen where seen.user_id = users.id and seen.device_hash = device),
      exists (select from known_devices as seen where seen.user_id = users.id),
      users.erases_at, link.user_id is not null
    from users left join connected_accounts as link
      on link.user_id = users.id and link.issuer = account_vouched_for.issuer and link.subject = account_vouched_for.subject
    where users.confirmed_at is not null and (users.leaving_at is null or users.erases_at > at)
      and (link.user_id is not null or (users.email = address::citext and users.leaving_at is null and not exists (
        select from connected_accounts as other
          where other.issuer = account_vouched_for.issuer and other.subject = account_vouched_for.subject)))
    limit 1;
end;
alter function app.account_vouched_for owner to nabta_reader;
revoke execute on function app.account_vouched_for from public;
grant execute on function app.account_vouched_for to nabta_app;

-- Why a person was locked out, and when that ended. A person can have several suspensions, but only one open at a time.
create table suspensions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  reason text not null,
  by_id uuid references users on delete set null,
  at timestamptz not null,
  ended_at timestamptz
);
create unique index suspensions_open on suspensions (user_id) where ended_at is null;
create index suspensions_user on suspensions (user_id, at);
create index suspensions_by on suspensions (by_id);
alter table suspensions enable row level security, force row level security;
create policy suspensions_see on suspensions for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy suspensions_keep on suspensions for insert to nabta_app
  with check ((select app.role()) = 'admin' and by_id = (select app.person()) and user_id <> (select app.person()));
create policy suspensions_end on suspensions for update to nabta_app using ((select app.role()) = 'admin');
create policy suspensions_forget on suspensions for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (user_id, reason, by_id, at), update (ended_at) on suspensions to nabta_app;

-- The number of accounts by day, for the admins' overview. It is updated in the transaction that changes an account, so that reading it
-- costs the same however many accounts there are. Days are those of Riyadh.
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

-- Defines which accounts count: those whose address is confirmed and whose owner is not leaving.
create function app.is_counted(confirmed_at timestamptz, leaving_at timestamptz) returns boolean
  language sql immutable parallel safe
  return confirmed_at is not null and leaving_at is null;

-- `client` is the former name of the patient role.
create function app.role_counted(role_type text) returns text
  language sql immutable parallel safe
  return case role_type when 'client' then 'patient' else role_type end;

-- An account counts from the confirmation of its address until its owner leaves, on the day on which it was opened.
create function app.keep_new_accounts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.account_days as kept (day, role, accounts)
    select app.riyadh_day(created_at), 'any', count(*)
      from changed where app.is_counted(confirmed_at, leaving_at) group by 1 order by 1
    on conflict (role, day) do update set accounts = kept.accounts + excluded.accounts;
  return null;
end $$;
alter function app.keep_new_accounts owner to nabta_reader;
revoke execute on function app.keep_new_accounts from public;
create trigger users_counted after insert on users referencing new table as changed
  for each statement execute function app.keep_new_accounts();

-- Follows an account that starts or ceases to count. On deletion the trigger runs first, while the account's roles still exist.
create function app.keep_account() returns trigger
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
alter function app.keep_account owner to nabta_reader;
revoke execute on function app.keep_account from public;
create trigger users_counted_otherwise after update on users for each row
  when (app.is_counted(old.confirmed_at, old.leaving_at) <> app.is_counted(new.confirmed_at, new.leaving_at))
  execute function app.keep_account();
create trigger users_uncounted before delete on users for each row
  when (app.is_counted(old.confirmed_at, old.leaving_at))
  execute function app.keep_account();

-- Follows roles that are granted to or revoked from an account that counts.
create function app.keep_roles() returns trigger
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
alter function app.keep_roles owner to nabta_reader;
revoke execute on function app.keep_roles from public;
create trigger user_roles_counted after insert on user_roles referencing new table as changed
  for each statement execute function app.keep_roles('1');
create trigger user_roles_uncounted after delete on user_roles referencing old table as changed
  for each statement execute function app.keep_roles('-1');

-- A sign-in at an identity provider that has begun and not ended yet. It is a row instead of an encrypted cookie because a stolen key of
-- the ring cannot write a row, and because a row can be used only once. The browser has the token, the row its hash.
create table provider_visits (
  token_hash text primary key,
  provider text not null check (length(provider) between 1 and 40),
  aim text not null check (aim in ('entry', 'connection')),
  user_id uuid references users on delete cascade,
  redirect_to text,
  returns_to text not null,
  state text not null,
  nonce text not null,
  verifier text not null,
  issuer text check (length(issuer) between 1 and 500),
  subject text check (length(subject) between 1 and 255),
  email citext,
  expires_at timestamptz not null,
  check ((aim = 'connection') = (user_id is not null)),
  check ((issuer is null) = (subject is null)),
  check (email is null or issuer is not null)
);
create index provider_visits_expires_at on provider_visits (expires_at);
create index provider_visits_user on provider_visits (user_id);
alter table provider_visits enable row level security, force row level security;
create policy provider_visits_begin on provider_visits for insert to nabta_app
  with check (token_hash = (select app.proven()) and issuer is null and user_id is not distinct from
    case when aim = 'connection' then (select app.person()) end);
create policy provider_visits_find on provider_visits for select to nabta_app
  using (token_hash = (select app.proven()) or user_id = (select app.person()) or (select app.actor()) = 'system');
create policy provider_visits_return on provider_visits for update to nabta_app using (token_hash = (select app.proven()));
create policy provider_visits_end on provider_visits for delete to nabta_app
  using (token_hash = (select app.proven()) or user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (token_hash, provider, aim, user_id, redirect_to, returns_to, state, nonce, verifier, expires_at),
  update (issuer, subject, email, expires_at)
  on provider_visits to nabta_app;

-- What an admin may do depends on the duties that an owner has given. They are separate from `role_type` and get_user_roles, which the
-- specification fixes.
create table admin_duties (
  user_id uuid not null references users on delete cascade,
  duty text not null check (duty in ('owner', 'support', 'finance', 'verification', 'privacy')),
  given_at timestamptz not null,
  given_by text not null,
  primary key (user_id, duty)
);
alter table admin_duties enable row level security, force row level security;
create policy admin_duties_count on admin_duties for select to nabta_reader using (true);
create policy admin_duties_see on admin_duties for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
grant select, delete, insert (user_id, duty, given_at, given_by) on admin_duties to nabta_app;
grant select on admin_duties to nabta_reader;
create trigger admin_duties_stamp_sessions after insert or delete on admin_duties
  for each row execute function app.stamp_sessions_anew('user_id');

-- Whether the actor has one of these duties. An owner has them all. Every request of an admin calls it, instead of the session
-- containing the duties, so that a duty that was taken away opens nothing from the next request on.
create function app.has_duty(variadic duties text[]) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select app.role() = 'admin' and exists (
    select from admin_duties as held where held.user_id = app.person() and (held.duty = 'owner' or held.duty = any(duties)));
end;
alter function app.has_duty owner to nabta_reader;
revoke execute on function app.has_duty from public;
grant execute on function app.has_duty to nabta_app;

-- Only an owner, or a command of the operator, can give duties and take them away.
create policy admin_duties_give on admin_duties for insert to nabta_app
  with check ((select app.actor()) = 'system' or (select app.has_duty('owner')));
create policy admin_duties_take on admin_duties for delete to nabta_app
  using ((select app.actor()) = 'system' or (select app.has_duty('owner')));

-- The admins who can act and have this duty: with 'support', for example, those who answer for the Support Team.
create function app.admins(duty text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select role.user_id from user_roles as role join users on users.id = role.user_id
    where role.role_type = 'admin' and users.confirmed_at is not null and users.suspended_at is null and users.leaving_at is null
      and exists (select from admin_duties as held
        where held.user_id = role.user_id and (held.duty = 'owner' or held.duty = admins.duty));
end;
alter function app.admins owner to nabta_reader;
revoke execute on function app.admins from public;
grant execute on function app.admins to nabta_app;

-- Whether this person is the only owner who can act as an admin. Without one, nobody could give duties.
create function app.is_last_owner(person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select exists (select from admin_duties where user_id = person and duty = 'owner')
    and not exists (
      select from admin_duties as held join users on users.id = held.user_id
        join user_roles as role on role.user_id = held.user_id and role.role_type = 'admin'
        where held.duty = 'owner' and held.user_id <> person
          and users.confirmed_at is not null and users.suspended_at is null and users.leaving_at is null);
end;
alter function app.is_last_owner owner to nabta_reader;
revoke execute on function app.is_last_owner from public;
grant execute on function app.is_last_owner to nabta_app;
