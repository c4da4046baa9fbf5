-- What an admin may do depends on the duties that an owner gave. `role_type` and get_user_roles stay as specified.
create table admin_duties (
  user_id uuid not null references users on delete cascade,
  duty text not null check (duty in ('owner', 'support', 'finance', 'verification', 'privacy')),
  given_at timestamptz not null,
  given_by text not null,
  primary key (user_id, duty)
);
alter table admin_duties enable row level security, force row level security;
grant select on admin_duties to nabta_reader;
create policy admin_duties_count on admin_duties for select to nabta_reader using (true);

-- Whether whoever asks has one of these duties. An owner has them all.
create function app.has_duty(variadic duties text[]) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select app.role() = 'admin' and exists (
    select from admin_duties as held where held.user_id = app.person() and (held.duty = 'owner' or held.duty = any(duties)));
end;

-- Who may act as an admin, and has this duty.
drop function app.admins();
create function app.admins(duty text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select role.user_id from user_roles as role join users on users.id = role.user_id
    where role.role_type = 'admin' and users.confirmed_at is not null and users.suspended_at is null and users.leaving_at is null
      and exists (select from admin_duties as held
        where held.user_id = role.user_id and (held.duty = 'owner' or held.duty = admins.duty));
end;

-- Whether this person is an owner beside whom there is no other.
drop function app.admins_beside(uuid);
create function app.is_last_owner(person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select exists (select from admin_duties where user_id = person and duty = 'owner')
    and not exists (
      select from admin_duties as held join users on users.id = held.user_id
        join user_roles as role on role.user_id = held.user_id and role.role_type = 'admin'
        where held.duty = 'owner' and held.user_id <> person
          and users.confirmed_at is not null and users.suspended_at is null and users.leaving_at is null);
end;

grant create on schema app to nabta_reader;
alter function app.has_duty owner to nabta_reader;
alter function app.admins owner to nabta_reader;
alter function app.is_last_owner owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.has_duty, app.admins, app.is_last_owner from public;
grant execute on function app.has_duty, app.admins, app.is_last_owner to nabta_app;

grant select, delete, insert (user_id, duty, given_at, given_by) on admin_duties to nabta_app;
create policy admin_duties_see on admin_duties for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy admin_duties_give on admin_duties for insert to nabta_app
  with check ((select app.actor()) = 'system' or (select app.has_duty('owner')));
create policy admin_duties_take on admin_duties for delete to nabta_app
  using ((select app.actor()) = 'system' or (select app.has_duty('owner')));

create trigger admin_duties_stamp_sessions after insert or delete on admin_duties
  for each row execute function app.stamp_sessions_anew('user_id');

-- Until now every admin could do everything.
alter table admin_duties no force row level security;
alter table user_roles no force row level security;
insert into admin_duties (user_id, duty, given_at, given_by)
  select user_id, 'owner', granted_at, granted_by from user_roles where role_type = 'admin';
alter table user_roles force row level security;
alter table admin_duties force row level security;
