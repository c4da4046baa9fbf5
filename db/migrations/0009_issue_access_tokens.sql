-- What machines of somebody's own sign in with: scoped, ending, in one role, and kept as a hash alone.
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
alter table access_tokens enable row level security;
alter table access_tokens force row level security;
create policy access_tokens_own on access_tokens to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy access_tokens_admin_sees on access_tokens for select to nabta_app using ((select app.role()) = 'admin');
create policy access_tokens_admin_ends on access_tokens for delete to nabta_app using ((select app.role()) = 'admin');
grant select, delete, insert (user_id, name, scope, role, token_hash, made_at, expires_at, used_at)
  on access_tokens to nabta_app;

create policy access_tokens_find on access_tokens for select to nabta_reader using (true);
create policy access_tokens_touch on access_tokens for update to nabta_reader using (true);
grant select, update (used_at) on access_tokens to nabta_reader;

-- Whose token this is, if it still opens anything: the same questions as of a session. That it was used is noted once a minute.
create function app.use_access_token(hash text, at timestamptz)
  returns table (id uuid, user_id uuid, role text, scope text, language text, second_factor_due boolean)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
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

grant create on schema app to nabta_reader;
alter function app.use_access_token owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.use_access_token from public;
grant execute on function app.use_access_token to nabta_app;
