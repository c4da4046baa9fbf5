-- What people choose to be informed of, live updates and presence, notifications and push, and how a request finds its session.

-- What a person chooses to receive by email and text message. A person without a row has not chosen.
create table contact_choices (
  user_id uuid primary key references users on delete cascade,
  email_updates boolean not null,
  email_reminders boolean not null,
  sms_updates boolean not null,
  sms_reminders boolean not null,
  changed_at timestamptz not null,
  email_digest boolean not null,
  -- The time zone in which the digest is sent.
  zone text not null default 'Asia/Riyadh',
  -- Whether the person chose the zone; otherwise it is the one that their device reported last.
  zone_chosen boolean not null
);
create index contact_choices_digest on contact_choices (user_id) where email_digest;
alter table contact_choices enable row level security, force row level security;
create policy contact_choices_own on contact_choices to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
-- A person's zone is part of what the account shows, so a change of it changes the `version` of their sessions (`app.enter`).
create trigger contact_choices_stamp_sessions after insert or update of zone, zone_chosen on contact_choices
  for each row execute function app.stamp_sessions_anew('user_id');
grant select, delete,
  insert (user_id, email_updates, email_reminders, sms_updates, sms_reminders, changed_at, email_digest, zone, zone_chosen),
  update (email_updates, email_reminders, sms_updates, sms_reminders, changed_at, email_digest, zone, zone_chosen)
  on contact_choices to nabta_app;

-- A change that a person should see is announced by ids alone and gets that person's next number: without a gap, in the order in
-- which changes are committed. `feeds` has the latest number of each person; only `app.tell` counts and adds changes.
create table feeds (
  user_id uuid primary key references users on delete cascade,
  last bigint not null
);
alter table feeds enable row level security, force row level security;
create policy feeds_own on feeds to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy feeds_count on feeds to nabta_reader using (true) with check (true);
grant select, delete on feeds to nabta_app;
grant select, insert (user_id, last), update (last) on feeds to nabta_reader;

create table changes (
  user_id uuid not null references feeds on delete cascade,
  sequence bigint not null,
  topic text not null check (topic ~ '^[a-z_]+$'),
  facts jsonb not null,
  at timestamptz not null,
  primary key (user_id, sequence)
);
create index changes_at on changes (at);
alter table changes enable row level security, force row level security;
create policy changes_own on changes to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy changes_tell on changes for insert to nabta_reader with check (true);
grant select, delete on changes to nabta_app;
grant insert (user_id, sequence, topic, facts, at) on changes to nabta_reader;

-- The nodes at which a person has a socket open, and when the last socket closed.
create table presences (
  user_id uuid primary key references users on delete cascade,
  nodes uuid[] not null,
  last_seen_at timestamptz not null
);
create index presences_nodes on presences using gin (nodes);
alter table presences enable row level security, force row level security;
create policy presences_own on presences to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system') with check ((select app.actor()) = 'system');
-- For `app.presence_of`.
create policy presences_find on presences for select to nabta_reader using (true);
grant select, delete,
  insert (user_id, nodes, last_seen_at),
  update (nodes, last_seen_at)
  on presences to nabta_app;
grant select on presences to nabta_reader;

-- Numbers a change for each of these people. A person's counter stays locked until the caller commits, so that a higher number is
-- never committed before a lower one. Counters are locked in the order of the ids, so that two callers do not wait for each other.
-- `aloud`, for nodes that use PostgreSQL as their bus, also notifies the channel, for some people at a time.
create function app.tell(people uuid[], topic text, facts jsonb, at timestamptz, aloud boolean)
  returns table (person uuid, sequence bigint)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  told jsonb;
begin
  with counted as (
    insert into feeds (user_id, last)
      select known.id, 1 from users as known where known.id = any(tell.people) order by known.id
      on conflict (user_id) do update set last = feeds.last + 1
      returning user_id, last
  ), written as (
    insert into changes (user_id, sequence, topic, facts, at)
      select counted.user_id, counted.last, tell.topic, tell.facts, tell.at from counted
  )
  select jsonb_agg(jsonb_build_array(counted.user_id, counted.last)) into told from counted;
  if aloud then
    perform pg_notify('nabta', json_build_object('to', part.people, 'change', jsonb_build_object('topic', tell.topic) || tell.facts)::text)
      from (
        select jsonb_agg(each.pair) as people from jsonb_array_elements(told) with ordinality as each(pair, place)
          group by (each.place - 1) / 50
      ) as part;
  end if;
  return query select (pair ->> 0)::uuid, (pair ->> 1)::bigint from jsonb_array_elements(told) as pair;
end $$;
alter function app.tell owner to nabta_reader;
revoke execute on function app.tell from public;
grant execute on function app.tell to nabta_app;

-- Which of these people are online. A node that has been silent since `alive` counts as stopped.
create function app.presence_of(people uuid[], alive timestamptz) returns table (person uuid, online boolean, last_seen_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select presences.user_id,
      exists (select from nodes where nodes.id = any(presences.nodes) and nodes.seen_at > presence_of.alive),
      presences.last_seen_at
    from presences where presences.user_id = any(presence_of.people);
end;
alter function app.presence_of owner to nabta_reader;
revoke execute on function app.presence_of from public;
grant execute on function app.presence_of to nabta_app;

-- How far a person's list of notifications has come.
create table notification_states (
  user_id uuid primary key references users on delete cascade,
  -- Counts every change of the list: what is added, read and cleared.
  last bigint not null,
  cleared_to bigint not null default 0,
  -- The number up to which the digest has reported, and the day of the latest digest in the reader's time zone.
  digested_to bigint not null default 0,
  digested_on date
);
alter table notification_states enable row level security, force row level security;
create policy notification_states_own on notification_states to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
-- For `app.enter`.
create policy notification_states_count on notification_states for select to nabta_reader using (true);
grant select, delete,
  insert (user_id, last),
  update (last, cleared_to, digested_to, digested_on)
  on notification_states to nabta_app;
grant select (user_id, last) on notification_states to nabta_reader;

-- What a person was notified of: kind, ids and moments. The text is written when it is read.
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
  -- The browsers that have received the push message, until all have: when one fails, the others do not ring again.
  pushed_to uuid[],
  primary key (user_id, sequence),
  -- An event notifies each person once.
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
-- For `app.notified_of`.
create policy notifications_named on notifications for select to nabta_reader using (true);
grant select, delete,
  insert (user_id, sequence, event_id, kind, side, subject_id, dietitian_id, starts_at, at, read_at),
  update (read_at, pushed_at, pushed_to)
  on notifications to nabta_app;
grant select (user_id, dietitian_id) on notifications to nabta_reader;

-- The name of a dietitian whom the reader's own notifications name, and of nobody else.
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

-- Browsers that show notifications while no page of ours is open, until the person signs out there.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null,
  endpoint text not null,
  -- The browser's half of the keys that encrypt a message.
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
grant select, delete,
  insert (user_id, session_id, endpoint, key, auth_secret, made_at),
  update (session_id, key, auth_secret, made_at)
  on push_subscriptions to nabta_app;

-- The key pair by which push services recognize us: one for all nodes, its private half encrypted with the key ring.
create table push_keys (
  id int primary key check (id = 1),
  public text not null,
  private_sealed bytea not null,
  made_at timestamptz not null
);
alter table push_keys enable row level security, force row level security;
create policy push_keys_system on push_keys to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
-- For `sealed_by_ring` and `app.reseal`.
create policy push_keys_reseal on push_keys to nabta_reader using (true);
grant select, insert (id, public, private_sealed, made_at) on push_keys to nabta_app;
grant select (id, private_sealed), update (private_sealed) on push_keys to nabta_reader;

-- Finds the session of a token; every request begins with it. It also makes the session's owner the actor of the transaction, so
-- that statements sent right behind it need not wait for its answer. If it finds no session, the actor stays a visitor.
-- `version` changes whenever the session's row is written: it says whether an answer worked out before still holds.
create function app.enter(hash text, at timestamptz)
  returns table (id uuid, user_id uuid, role text, language text, started_at timestamptz, seen_at timestamptz,
    expires_at timestamptz, ends_at timestamptz, proven_at timestamptz, second_factor boolean, second_factor_due boolean,
    version text, last_notification int)
  language sql volatile security definer
begin atomic
  select held.id, set_config('app.actor', held.user_id::text, true)::uuid, set_config('app.role', held.active_role, true),
    held.language, held.started_at, held.seen_at, held.expires_at, held.ends_at, held.proven_at, held.second_factor,
    held.second_factor_due, held.xmin::text,
    coalesce((select state.last from notification_states as state where state.user_id = held.user_id), 0)::int
  from sessions as held
  where held.token_hash = hash and held.expires_at > at and held.ends_at > at and held.is_open;
end;
alter function app.enter owner to nabta_reader;
revoke execute on function app.enter from public;
grant execute on function app.enter to nabta_app;
