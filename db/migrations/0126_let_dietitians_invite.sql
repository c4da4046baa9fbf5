-- A dietitian invites patients of hers, by a link that she passes on or by email. The id, signed, is the link's token: an invitation
-- that is deleted no longer works.
create table practice_invitations (
  id uuid primary key default uuidv7(),
  dietitian_id uuid not null references users on delete cascade,
  -- Null for the link that the dietitian passes on.
  email citext,
  language text not null check (language in ('en', 'ar')),
  made_at timestamptz not null,
  -- The reader of the email wants no invitations, from nobody. The row then stays, so that the wish is known.
  refused_at timestamptz check (refused_at is null or email is not null)
);
create unique index practice_invitations_one_each on practice_invitations (dietitian_id, email) nulls not distinct;
create index practice_invitations_refused on practice_invitations (email) where refused_at is not null;
create index practice_invitations_made on practice_invitations (made_at) where email is not null;
alter table practice_invitations enable row level security, force row level security;
create policy practice_invitations_own on practice_invitations to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
-- Whoever holds the link may refuse it, and uses it up by accepting.
create policy practice_invitations_held on practice_invitations to nabta_app
  using (id::text = (select app.proven())) with check (id::text = (select app.proven()) and refused_at is not null);
create policy practice_invitations_read on practice_invitations for select to nabta_reader using (true);
grant select, delete, insert (id, dietitian_id, email, language, made_at), update (language, made_at, refused_at)
  on practice_invitations to nabta_app;
grant select on practice_invitations to nabta_reader;

-- Patients who accepted an invitation: they and the dietitian can write to each other, and she can book for them. Of their health
-- she learns nothing by it.
create table patient_connections (
  dietitian_id uuid not null references users on delete cascade,
  patient_id uuid not null references users on delete cascade,
  -- They were new to the platform when they accepted, so the fee for own patients applies.
  is_own boolean not null,
  connected_at timestamptz not null,
  primary key (dietitian_id, patient_id),
  check (dietitian_id <> patient_id)
);
create index patient_connections_patients on patient_connections (patient_id);
alter table patient_connections enable row level security, force row level security;
create policy patient_connections_see on patient_connections for select to nabta_app
  using ((select app.person()) in (dietitian_id, patient_id) or (select app.actor()) = 'system');
create policy patient_connections_accept on patient_connections for insert to nabta_app
  with check ((select app.actor()) = 'system' or (patient_id = (select app.person()) and exists (select from practice_invitations
    where practice_invitations.dietitian_id = patient_connections.dietitian_id
      and practice_invitations.id::text = (select app.proven()))));
create policy patient_connections_end on patient_connections for delete to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system');
create policy patient_connections_read on patient_connections for select to nabta_reader using (true);
grant select, delete, insert (dietitian_id, patient_id, is_own, connected_at) on patient_connections to nabta_app;
grant select on patient_connections to nabta_reader;

-- The sender of the invitation whose link this transaction has proven.
create view proven_invitations with (security_barrier = false) as
  select practice_invitations.id, practice_invitations.dietitian_id, email is not null as is_mailed, refused_at,
      listings.name, listings.other_name, listings.title, listings.other_title, listings.licensed_until
    from practice_invitations join listings on listings.user_id = practice_invitations.dietitian_id
    where practice_invitations.id = nullif((select app.proven()), '')::uuid;
alter view proven_invitations owner to nabta_reader;
grant select on proven_invitations to nabta_app;

-- Two people who have or had an appointment can write to each other; so can a dietitian and a patient who accepted an invitation.
create or replace function app.have_met(patient uuid, dietitian uuid) returns boolean
  language sql stable security definer
begin atomic
  select exists (select from appointments where patient_id = have_met.patient and dietitian_id = have_met.dietitian)
    or exists (select from patient_connections where patient_id = have_met.patient and dietitian_id = have_met.dietitian);
end;

-- The patients whom a dietitian has seen, has an appointment or a request with, or who accepted an invitation; and how to reach them.
create or replace view met_patients with (security_barrier = false) as
  select profiles.id, profiles.full_name, profiles.other_name, users.email, profiles.phone, profiles.date_of_birth, profiles.gender
    from profiles join users on users.id = profiles.id
    where users.leaving_at is null and (exists (select from appointments
      where patient_id = profiles.id and dietitian_id = (select app.person()) and status <> 'cancelled')
      or exists (select from patient_connections
        where patient_id = profiles.id and dietitian_id = (select app.person())));

-- The platform's share of what a dietitian's own patients pay.
alter table platform_settings add column own_fee_percent smallint not null default 0 check (own_fee_percent between 0 and 50);
grant update (own_fee_percent) on platform_settings to nabta_app;
