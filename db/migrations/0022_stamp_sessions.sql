-- What the door must know of whoever holds a session stands in the session itself, so that each request asks one table.
alter table sessions add column language text, add column second_factor boolean, add column second_factor_due boolean,
  add column is_open boolean;

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

create function app.stamp_sessions_anew() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  person uuid := to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0];
begin
  perform pg_advisory_xact_lock(hashtextextended('sessions:' || person, 0));
  update sessions set active_role = active_role where user_id = person;
  return null;
end $$;

create trigger sessions_stamp before insert or update of active_role, user_id on sessions
  for each row execute function app.stamp_session();
create trigger users_stamp_sessions after update of language, suspended_at, leaving_at, second_factor_waived on users
  for each row execute function app.stamp_sessions_anew('id');
create trigger user_roles_stamp_sessions after insert or delete or update of role_type on user_roles
  for each row execute function app.stamp_sessions_anew('user_id');
create trigger second_factors_stamp_sessions after insert or delete or update of confirmed_at on second_factors
  for each row execute function app.stamp_sessions_anew('user_id');

create policy sessions_stamp on sessions for update to nabta_reader using (true);
grant update (active_role) on sessions to nabta_reader;

grant create on schema app to nabta_reader;
alter function app.stamp_session owner to nabta_reader;
alter function app.stamp_sessions_anew owner to nabta_reader;
revoke execute on function app.stamp_session, app.stamp_sessions_anew from public;

alter table sessions no force row level security;
update sessions set active_role = active_role;
alter table sessions force row level security;
alter table sessions alter column language set not null, alter column second_factor set not null,
  alter column second_factor_due set not null, alter column is_open set not null;

create or replace function app.enter(hash text, at timestamptz)
  returns table (id uuid, user_id uuid, role text, language text, started_at timestamptz, seen_at timestamptz,
    expires_at timestamptz, ends_at timestamptz, proven_at timestamptz, second_factor boolean, second_factor_due boolean)
  language sql volatile security definer
begin atomic
  select held.id, set_config('app.actor', held.user_id::text, true)::uuid, set_config('app.role', held.active_role, true),
    held.language, held.started_at, held.seen_at, held.expires_at, held.ends_at, held.proven_at, held.second_factor,
    held.second_factor_due
  from sessions as held
  where held.token_hash = hash and held.expires_at > at and held.ends_at > at and held.is_open;
end;
revoke create on schema app from nabta_reader;

-- A body of standard SQL means what it meant when it was made, whatever is searched first later: to set a path for it at
-- each call costs more than most of them do.
do $$
declare
  made regprocedure;
begin
  for made in select oid from pg_proc where prosqlbody is not null and proconfig is not null
    and pronamespace in ('app'::regnamespace, 'public'::regnamespace)
  loop
    execute format('alter function %s reset search_path', made);
  end loop;
end $$;
