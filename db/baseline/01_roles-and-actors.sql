-- Roles, extensions, who acts in a transaction, and how text and days are read everywhere.

-- Roles are the cluster's, so another database may have made them already.
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
-- A new owner of a function or view needs CREATE on its schema. The runner takes it back at the end.
grant create on schema app, public to nabta_jobs, nabta_reader;

-- The runner made this table before the first baseline; readiness asks whether it is complete.
alter table migrations enable row level security, force row level security;
create policy migrations_known on migrations using (true) with check (true);
grant select on migrations to nabta_app;

-- A function whose body is standard SQL (`begin atomic` or `return`) means what it meant when it was made, whatever is searched
-- first later. It sets no search_path: to set one at each call costs more than most of them do.

-- Who acts in this transaction: '' a visitor, 'system' a job, else a person's id.
create function app.actor() returns text
  language sql stable parallel safe
  return coalesce(current_setting('app.actor', true), '');

-- The id that a signed link has proven in this transaction, '' without one.
create function app.proven() returns text
  language sql stable parallel safe
  return coalesce(current_setting('app.proven', true), '');

-- The role that the actor acts in, '' for none.
create function app.role() returns text
  language sql stable parallel safe
  return coalesce(current_setting('app.role', true), '');

-- Whose rows this transaction is about: the actor's own, or a visitor's whom a password or a link has shown.
create function app.person() returns uuid
  language sql stable parallel safe
  return nullif(case app.actor() when '' then app.proven() when 'system' then '' else app.actor() end, '')::uuid;

-- Whoever finds that nothing was written was a moment too late; in a transaction of its own it is found out why.
create function app.assert_written(rows bigint) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if rows = 0 then
    raise exception 'somebody else was faster' using errcode = 'serialization_failure';
  end if;
end $$;
revoke execute on function app.assert_written from public;
grant execute on function app.assert_written to nabta_app;

-- One spelling for what people write in many ways, as `foldText` of the contract has it.
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

create function app.riyadh_day(at timestamptz) returns date
  language sql immutable parallel safe
  return (at at time zone 'Asia/Riyadh')::date;
