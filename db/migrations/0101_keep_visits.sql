-- Who is on the way to a provider, or back from one and not signed in yet. A row and not a sealed cookie: whoever gets hold
-- of a key of the ring cannot write one, and it counts once. The browser has the token, the row its hash.
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
grant select, delete, insert (token_hash, provider, aim, user_id, redirect_to, returns_to, state, nonce, verifier, expires_at),
  update (issuer, subject, email, expires_at) on provider_visits to nabta_app;
