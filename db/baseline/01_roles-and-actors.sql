-- The roles, extensions and schemas, the functions that name who acts in a transaction, and those that fold text and turn moments
-- into days. Every other file builds on them.

-- The server acts as nabta_app. Functions that must see more than its policies allow belong to nabta_reader, and those that reach the
-- job queue belong to nabta_jobs. Roles belong to the whole cluster, so another database may already have created them.
do $$
declare role_name text;
begin
  foreach role_name in array array['nabta_app', 'nabta_jobs', 'nabta_reader'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
    execute format('grant %I to current_user with inherit true, set true', role_name);
  end loop;
  execute format('grant create on database %I to nabta_jobs', current_database());
end $$;

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

revoke create on schema public from public;

create schema app;
grant usage on schema app to nabta_app, nabta_jobs, nabta_reader;
-- The new owner of a function or view needs CREATE on its schema. The runner revokes it at the end.
grant create on schema app, public to nabta_jobs, nabta_reader;

-- The runner creates this table before the first baseline. The server reads it to know whether it is ready.
alter table migrations enable row level security, force row level security;
create policy migrations_known on migrations using (true) with check (true);
grant select on migrations to nabta_app;

-- A function with a body of standard SQL (`begin atomic` or `return`) resolves its names when it is created, so a later search_path
-- cannot change its meaning. Most such functions set none, since setting one at each call would cost more than the call itself.

-- Who acts in this transaction: '' for a visitor, 'system' for a job, otherwise the person's id.
create function app.actor() returns text
  language sql stable parallel safe
  return coalesce(current_setting('app.actor', true), '');

-- The id that a signed link has proven in this transaction, or ''.
create function app.proven() returns text
  language sql stable parallel safe
  return coalesce(current_setting('app.proven', true), '');

-- The role in which the actor acts, or ''.
create function app.role() returns text
  language sql stable parallel safe
  return coalesce(current_setting('app.role', true), '');

-- The person whose rows this transaction is about: the actor, or a visitor identified by a password or a link.
create function app.person() returns uuid
  language sql stable parallel safe
  return nullif(case app.actor() when '' then app.proven() when 'system' then '' else app.actor() end, '')::uuid;

-- A statement that wrote no row lost a race with another transaction. The serialization failure lets the caller find out why in a
-- new transaction, which sees what the other one wrote.
create function app.assert_written(rows bigint) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if rows = 0 then
    raise exception 'somebody else was faster' using errcode = 'serialization_failure';
  end if;
end $$;
revoke execute on function app.assert_written from public;
grant execute on function app.assert_written to nabta_app;

-- Gives text that people spell in many ways a single spelling. It must agree with `foldText` in the contract.
create function app.fold_text(written text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return translate(
  replace(replace(replace(
    lower(regexp_replace(normalize(written, nfkd),
      '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
  'ىةٱیېکگڤپچژہھەۀےıø٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹''' || U&'\2018\2019\02B9\02BA\02BB\02BC\02BD\02BE\02BF\0060\00B4\0621',
  'يهايي' || 'كقفبشجههههيio01234567890123456789');

create function app.fold_name(first_name text, last_name text, other_name text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return app.fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(other_name, ''));

-- Riyadh is three hours ahead of UTC all year round, so the day of a moment there never changes.
create function app.riyadh_day(at timestamptz) returns date
  language sql immutable parallel safe
  return (at at time zone 'Asia/Riyadh')::date;
