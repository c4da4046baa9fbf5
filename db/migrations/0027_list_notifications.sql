-- What each person has been told of. Words are made where they are read: here stand the kind, ids and moments.
create table notification_states (
  user_id uuid primary key references users on delete cascade,
  -- Counts everything that happens to the list: what is told, read and cleared.
  last bigint not null,
  cleared_to bigint not null default 0,
  -- What the digest has spoken of, and the reader's day on which it last did.
  digested_to bigint not null default 0,
  digested_on date
);
alter table notification_states enable row level security, force row level security;
create policy notification_states_own on notification_states to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, last), update (last, cleared_to, digested_to, digested_on)
  on notification_states to nabta_app;

create table notifications (
  user_id uuid not null references users on delete cascade,
  sequence bigint not null,
  event_id uuid not null,
  kind text not null,
  side text check (side in ('patient', 'dietitian')),
  subject_id uuid,
  dietitian_id uuid references users on delete set null,
  starts_at timestamptz,
  at timestamptz not null,
  read_at timestamptz,
  pushed_at timestamptz,
  primary key (user_id, sequence),
  -- Each event once.
  unique (event_id, user_id)
);
create index notifications_unread on notifications (user_id, sequence) where read_at is null;
create index notifications_subject on notifications (user_id, subject_id) where read_at is null and subject_id is not null;
create index notifications_dietitian on notifications (dietitian_id, user_id) where dietitian_id is not null;
create index notifications_at on notifications (at);
alter table notifications enable row level security, force row level security;
create policy notifications_see on notifications for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy notifications_read on notifications for update to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy notifications_take on notifications for delete to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy notifications_tell on notifications for insert to nabta_app with check ((select app.actor()) = 'system');
grant select, delete, update (read_at, pushed_at),
  insert (user_id, sequence, event_id, kind, side, subject_id, dietitian_id, starts_at, at, read_at) on notifications to nabta_app;

-- Whom one's own notifications name, and nobody else.
create policy notifications_named on notifications for select to nabta_reader using (true);
grant select (user_id, dietitian_id) on notifications to nabta_reader;
create function app.notified_of(dietitian uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select jsonb_build_object('name', full_name, 'otherName', other_name) from profiles
    where profiles.id = notified_of.dietitian and full_name is not null
      and exists (select from notifications where dietitian_id = notified_of.dietitian and user_id = app.person());
end;
alter function app.notified_of owner to nabta_reader;
revoke execute on function app.notified_of from public;
grant execute on function app.notified_of to nabta_app;

-- Browsers that show notifications while no page of ours is open, as long as nobody has signed out there.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null,
  endpoint text not null,
  -- The browser's half of what a message is sealed with.
  key text not null,
  auth_secret text not null,
  made_at timestamptz not null,
  unique (user_id, endpoint)
);
create index push_subscriptions_session on push_subscriptions (session_id);
alter table push_subscriptions enable row level security, force row level security;
create policy push_subscriptions_own on push_subscriptions to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, session_id, endpoint, key, auth_secret, made_at),
  update (session_id, key, auth_secret, made_at) on push_subscriptions to nabta_app;

-- By these the push services know us: one pair for all nodes, its private half sealed with the key ring.
create table push_keys (
  id int primary key check (id = 1),
  public text not null,
  private_sealed bytea not null,
  made_at timestamptz not null
);
alter table push_keys enable row level security, force row level security;
create policy push_keys_system on push_keys to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, insert (id, public, private_sealed, made_at) on push_keys to nabta_app;

alter table contact_choices add column email_digest boolean not null default false,
  -- By whose clock the digest comes.
  add column zone text not null default 'Asia/Riyadh';
alter table contact_choices alter column email_digest drop default;
grant insert (email_digest, zone), update (email_digest, zone) on contact_choices to nabta_app;
create index contact_choices_digest on contact_choices (user_id) where email_digest;
