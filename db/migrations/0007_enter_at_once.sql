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

grant create on schema app to nabta_reader;
alter function app.enter owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.enter from public;
grant execute on function app.enter to nabta_app;
drop function app.session_of;

-- How many requests of one patient wait: without it everybody's are looked through.
create index appointments_asked on appointments (patient_id) where status = 'pending';
