-- The verification of dietitians: its state, the documents that prove it, and the decisions of admins. Patients see what an admin
-- has verified until an admin has seen something else.

-- The state of a dietitian's verification. While `submitted_at` is set, an application waits for the admins: a first one or, with
-- the status `approved`, one that renews the licence. An admin has compared the number and the end of the licence.
create table verifications (
  user_id uuid primary key references users on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'suspended')),
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  reason text,
  license_number text,
  licensed_until date,
  warned_days smallint,
  -- The years of practice for which an admin has seen proof.
  experience text check (experience in ('0-2', '3-5', '6-10', '11+')),
  check (status <> 'submitted' or submitted_at is not null),
  check (status not in ('approved', 'suspended') or (license_number is not null and licensed_until is not null))
);
create unique index verifications_license on verifications (license_number) where status in ('approved', 'suspended');
create index verifications_waiting on verifications (submitted_at, user_id) where submitted_at is not null;
create index verifications_decided on verifications (status, (coalesce(decided_at, 'epoch'::timestamptz)), user_id);
create index verifications_ending on verifications (licensed_until) where status = 'approved';
alter table verifications enable row level security, force row level security;
create policy verifications_see on verifications for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
-- A person who registers as a dietitian creates a draft; an admin who makes somebody a dietitian creates one for that person.
create policy verifications_open on verifications for insert to nabta_app
  with check ((select app.actor()) = 'system'
    or (status = 'draft' and (user_id = (select app.person()) or (select app.role()) = 'admin')));
-- Dietitians themselves can only submit an application. An approved one may submit another, which renews the licence.
create policy verifications_ask on verifications for update to nabta_app
  using (user_id = (select app.person()) and status in ('draft', 'rejected', 'submitted', 'approved'))
  with check (status in ('draft', 'rejected', 'submitted', 'approved'));
create policy verifications_decide on verifications for update to nabta_app
  using ((select app.actor()) = 'system' or ((select app.role()) = 'admin' and user_id <> (select app.person())))
  with check (true);
create policy verifications_forget on verifications for delete to nabta_app using ((select app.actor()) = 'system');
create policy verifications_watch on verifications for select to nabta_reader using (true);
grant select, delete,
  insert (user_id, status, submitted_at, decided_at, decided_by, reason, license_number, licensed_until, experience),
  update (status, submitted_at, decided_at, decided_by, reason, license_number, licensed_until, warned_days, experience)
  on verifications to nabta_app;
grant select (user_id, status, experience) on verifications to nabta_reader;

-- A policy cannot compare the old row with the new one. This trigger does: nobody approves their own application, and nobody
-- changes what has been verified in it.
create function app.assert_verification() returns trigger
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
create trigger verifications_assert before update on verifications
  for each row execute function app.assert_verification();

-- The documents that a dietitian submits as proof. The bytes are in the file store, encrypted with the owner's key.
create table documents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('license', 'degree', 'experience', 'insurance', 'certificate', 'other')),
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  content_hash text not null,
  uploaded_at timestamptz not null,
  verified_at timestamptz
);
create index documents_user on documents (user_id, id);
alter table documents enable row level security, force row level security;
create policy documents_own on documents for all to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check ((user_id = (select app.person()) and verified_at is null) or (select app.actor()) = 'system');
create policy documents_admin on documents for select to nabta_app using ((select app.role()) = 'admin');
create policy documents_verify on documents for update to nabta_app
  using ((select app.role()) = 'admin' and user_id <> (select app.person()));
grant select, delete,
  insert (id, user_id, kind, name, type, bytes, content_hash, uploaded_at),
  update (verified_at)
  on documents to nabta_app;

-- A document by which a dietitian was verified cannot be deleted until a newer one of its kind has been verified.
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

-- Without this trigger dietitians could mark their own verified document as unverified and then delete it.
create function app.assert_verified_document() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if current_user <> 'nabta_app' or app.actor() = 'system'
    or (app.role() = 'admin' and new.user_id is distinct from app.person()) then
    return new;
  end if;
  raise exception 'only an admin verifies' using errcode = 'insufficient_privilege';
end $$;
create trigger documents_assert_verified before update of verified_at on documents
  for each row execute function app.assert_verified_document();

-- The event of a decision names the row here. The reason is written by a person and the log is never erased, so the reason is stored
-- in a row that is deleted with the account.
create table practice_decisions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  reason text,
  license_number text
);
create index practice_decisions_user on practice_decisions (user_id);
alter table practice_decisions enable row level security, force row level security;
-- An admin who decides sees the earlier decisions.
create policy practice_decisions_see on practice_decisions for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy practice_decisions_keep on practice_decisions for insert to nabta_app
  with check ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy practice_decisions_forget on practice_decisions for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (user_id, reason, license_number) on practice_decisions to nabta_app;

-- Dietitians cannot change their own name once it has been verified: they request the new one in dietitian_profiles.stated_name. An
-- admin takes over that name and changes nothing else of the profile.
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

-- Whether a dietitian may be listed at all. A listed dietitian has practised for two years at least. The end of the licence depends
-- on the day, so callers compare it themselves.
create function app.may_be_listed(person uuid) returns boolean
  language sql stable security definer
begin atomic
  select exists (select from users
      where users.id = may_be_listed.person and users.confirmed_at is not null and users.suspended_at is null and users.leaving_at is null)
    and exists (select from user_roles where user_roles.user_id = may_be_listed.person and user_roles.role_type = 'dietitian')
    and exists (select from verifications where verifications.user_id = may_be_listed.person
      and verifications.status = 'approved' and verifications.experience <> '0-2');
end;
alter function app.may_be_listed owner to nabta_reader;
revoke execute on function app.may_be_listed from public;
grant execute on function app.may_be_listed to nabta_app;

-- Whether a dietitian may advise patients, which a suspended one may not. Patients do not see the reason.
create function app.advises(dietitian uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select not exists (select from verifications where user_id = dietitian and status = 'suspended');
end;
alter function app.advises owner to nabta_reader;
revoke execute on function app.advises from public;
grant execute on function app.advises to nabta_app;
