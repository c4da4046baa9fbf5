-- What has changed for somebody, by ids alone: numbered for each person without a gap, in the order in which it was committed.
create table feeds (
  user_id uuid primary key references users on delete cascade,
  last bigint not null
);
create table changes (
  user_id uuid not null references feeds on delete cascade,
  sequence bigint not null,
  topic text not null check (topic ~ '^[a-z_]+$'),
  facts jsonb not null,
  at timestamptz not null,
  primary key (user_id, sequence)
);
create index changes_at on changes (at);

-- Servers that hold sockets, and since when each has been silent.
create table nodes (
  id uuid primary key,
  seen_at timestamptz not null
);
create index nodes_seen_at on nodes (seen_at);
-- At which of them somebody has a socket open, and when the last one closed.
create table presences (
  user_id uuid primary key references users on delete cascade,
  nodes uuid[] not null,
  last_seen_at timestamptz not null
);
create index presences_nodes on presences using gin (nodes);

alter table feeds enable row level security, force row level security;
alter table changes enable row level security, force row level security;
alter table nodes enable row level security, force row level security;
alter table presences enable row level security, force row level security;

create policy feeds_own on feeds to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy feeds_count on feeds to nabta_reader using (true) with check (true);
create policy changes_own on changes to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy changes_tell on changes for insert to nabta_reader with check (true);
create policy nodes_all on nodes to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy nodes_find on nodes for select to nabta_reader using (true);
create policy presences_own on presences to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy presences_find on presences for select to nabta_reader using (true);

grant select, delete on feeds, changes to nabta_app;
grant select, insert (user_id, last), update (last) on feeds to nabta_reader;
grant insert (user_id, sequence, topic, facts, at) on changes to nabta_reader;
grant select, delete, insert (id, seen_at), update (seen_at) on nodes to nabta_app;
grant select, delete, insert (user_id, nodes, last_seen_at), update (nodes, last_seen_at) on presences to nabta_app;
grant select on nodes, presences to nabta_reader;

grant create on schema app to nabta_reader;

-- Each counter stays locked until the caller commits, so that nobody's numbers overtake each other. In the order of the
-- ids, so that no two callers wait for each other. `aloud` says it on the channel as well, some people at a time.
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

-- Which of these sessions would still be let in, and in which role.
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

-- Who of these people is there. A node that has been silent since `alive` is taken for gone.
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

revoke create on schema app from nabta_reader;
