-- What an admin has verified stays what patients see, until an admin has seen something else.

-- The name that somebody verified would rather have, in both scripts; nothing while it is the one that was seen.
alter table dietitian_profiles add column stated_name text, add column stated_other_name text;
grant update (stated_name, stated_other_name) on dietitian_profiles to nabta_app;

-- Years of practice, as an admin has seen them proved.
alter table verifications add column experience text check (experience in ('0-2', '3-5', '6-10', '11+'));
grant insert (experience), update (experience) on verifications to nabta_app;
grant select (experience) on verifications to nabta_reader;

alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('license', 'degree', 'experience', 'insurance', 'certificate', 'other'));

-- Forced, the rules would let the owner see nothing of what there is to fill.
alter table verifications no force row level security;
alter table dietitian_profiles no force row level security;
alter table listings no force row level security;
update verifications set experience = practice.years_of_experience
  from dietitian_profiles as practice
  where practice.user_id = verifications.user_id and verifications.license_number is not null;
delete from listings using verifications
  where verifications.user_id = listings.user_id and coalesce(verifications.experience, '0-2') = '0-2';
alter table verifications force row level security;
alter table dietitian_profiles force row level security;
alter table listings force row level security;

create or replace function app.assert_verification() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if app.actor() = 'system' or (app.role() = 'admin' and new.user_id is distinct from app.person())
    or current_user <> 'nabta_app' then
    return new;
  end if;
  if (new.status = 'approved' and old.status <> 'approved')
    or (new.license_number, new.licensed_until, new.experience, new.decided_at, new.decided_by, new.reason, new.warned_days)
      is distinct from
      (old.license_number, old.licensed_until, old.experience, old.decided_at, old.decided_by, old.reason, old.warned_days)
  then
    raise exception 'only an admin verifies' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- A name that was verified is changed by an admin who has seen the new one, and an admin changes nothing else of a person.
create policy profiles_verify on profiles for update to nabta_app
  using ((select app.role()) = 'admin' and id <> (select app.person())
    and exists (select from dietitian_profiles where user_id = profiles.id and stated_name is not null));
create function app.assert_verified_name() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if current_user <> 'nabta_app' or app.actor() = 'system' then return new; end if;
  if app.role() = 'admin' and new.id is distinct from app.person() then
    if (new.phone, new.gender, new.date_of_birth) is distinct from (old.phone, old.gender, old.date_of_birth) then
      raise exception 'an admin takes over a name and nothing else' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if (new.first_name, new.last_name, new.other_name) is distinct from (old.first_name, old.last_name, old.other_name)
    and exists (select from verifications where user_id = new.id and license_number is not null)
  then
    raise exception 'this name was verified' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger profiles_assert_name before update of first_name, last_name, other_name, phone, gender, date_of_birth on profiles
  for each row execute function app.assert_verified_name();

-- What somebody was verified by stays until a newer one of its kind has been verified.
create function app.assert_evidence() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if current_user <> 'nabta_app' or app.actor() = 'system' or old.verified_at is null
    or old.kind not in ('license', 'degree', 'experience', 'insurance')
    or exists (select from documents as newer
      where newer.user_id = old.user_id and newer.kind = old.kind and newer.verified_at > old.verified_at)
  then
    return old;
  end if;
  raise exception 'somebody was verified by this' using errcode = 'check_violation', constraint = 'document_kept';
end $$;
create trigger documents_assert_evidence before delete on documents
  for each row execute function app.assert_evidence();

-- Whoever is found has practised for two years at least.
create or replace function app.may_be_listed(person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select exists (select from users
      where users.id = may_be_listed.person and users.confirmed_at is not null and users.suspended_at is null and users.leaving_at is null)
    and exists (select from user_roles where user_roles.user_id = may_be_listed.person and user_roles.role_type = 'dietitian')
    and exists (select from verifications where verifications.user_id = may_be_listed.person
      and verifications.status = 'approved' and verifications.experience <> '0-2');
end;
drop trigger verifications_unlist on verifications;
create trigger verifications_unlist after update of status, experience on verifications
  for each row execute function app.unlist();
