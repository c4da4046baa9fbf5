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

create index profiles_folded on profiles using gin (app.fold_name(first_name, last_name, other_name) gin_trgm_ops);
create index profiles_phone on profiles using gin (phone gin_trgm_ops);
create index users_email_part on users using gin ((email::text) gin_trgm_ops);
create index users_created on users (created_at, id);

-- Row-level security keeps `like` from every index, so this is asked on behalf of admins. The longest word finds, all of them decide.
create function app.people_found(longest text, words text[], address text, digits text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select id from profiles where (select app.role()) in ('admin')
    and app.fold_name(first_name, last_name, other_name) like longest and app.fold_name(first_name, last_name, other_name) like all (words)
  union select id from profiles where (select app.role()) in ('admin') and phone like digits
  union select id from users where (select app.role()) in ('admin') and email::text like address;
end;
alter function app.people_found owner to nabta_reader;
revoke execute on function app.people_found from public;
grant execute on function app.people_found to nabta_app;

create policy known_devices_admin_sees on known_devices for select to nabta_app using ((select app.role()) = 'admin');

-- Why somebody is let in no more, and until when. Several a person, one after the other.
create table suspensions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  reason text not null,
  by_id uuid references users on delete set null,
  at timestamptz not null,
  ended_at timestamptz
);
create unique index suspensions_open on suspensions (user_id) where ended_at is null;
create index suspensions_user on suspensions (user_id, at);
create index suspensions_by on suspensions (by_id);
alter table suspensions enable row level security;
alter table suspensions force row level security;
create policy suspensions_see on suspensions for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy suspensions_keep on suspensions for insert to nabta_app
  with check ((select app.role()) = 'admin' and by_id = (select app.person()) and user_id <> (select app.person()));
create policy suspensions_end on suspensions for update to nabta_app using ((select app.role()) = 'admin');
create policy suspensions_forget on suspensions for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (user_id, reason, by_id, at), update (ended_at) on suspensions to nabta_app;
