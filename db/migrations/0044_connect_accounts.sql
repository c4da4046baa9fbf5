-- With which of the operator's providers somebody signs in. No token of a provider is kept.
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
grant select, delete, insert (user_id, provider, issuer, subject, connected_at), update (used_at) on connected_accounts to nabta_app;
grant select (user_id, issuer, subject) on connected_accounts to nabta_reader;

-- Whose sign-in a provider has vouched for: whoever is connected, or else the account that has confirmed the same address.
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

grant create on schema app to nabta_reader;
alter function app.account_vouched_for owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.account_vouched_for from public;
grant execute on function app.account_vouched_for to nabta_app;
