-- Reviews that patients write after an appointment, and the replies of dietitians.

-- The reviews of a listed dietitian are public unless an admin has hidden them. Who wrote them is not: `app.review_author` shortens
-- the author's name.
create table reviews (
  id uuid primary key default uuidv7(),
  appointment_id uuid not null unique references appointments on delete cascade,
  patient_id uuid references users on delete set null,
  dietitian_id uuid references users on delete cascade,
  -- A copy of the name of the booked service, because other readers cannot see the appointment.
  service_name text not null,
  rating smallint not null check (rating between 1 and 5),
  content text not null,
  written_at timestamptz not null,
  changed_at timestamptz,
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_by text,
  hidden_because text,
  other_service_name text,
  check ((hidden_at is null) = (hidden_because is null))
);
create index reviews_dietitian on reviews (dietitian_id, written_at, id);
create index reviews_patient on reviews (patient_id);
create index reviews_shown on reviews (written_at, id) where hidden_at is null;
create index reviews_hidden on reviews (written_at, id) where hidden_at is not null;
alter table reviews enable row level security, force row level security;
create policy reviews_own on reviews for select to nabta_app
  using (patient_id = (select app.person()) or dietitian_id = (select app.person())
    or (select app.actor()) = 'system' or (select app.role()) = 'admin'
    or (hidden_at is null and exists (select from listings where listings.user_id = dietitian_id)));
-- Only a patient whose appointment with this dietitian was completed can review it.
create policy reviews_write on reviews for insert to nabta_app
  with check ((select app.actor()) = 'system' or (patient_id = (select app.person()) and exists (select from appointments
    where appointments.id = appointment_id and appointments.patient_id = (select app.person())
      and appointments.dietitian_id = reviews.dietitian_id and status = 'completed')));
create policy reviews_change on reviews for update to nabta_app
  using (patient_id = (select app.person()) or dietitian_id = (select app.person())
    or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy reviews_forget on reviews for delete to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (appointment_id, patient_id, dietitian_id, service_name, rating, content, written_at, reply, replied_at, hidden_at,
    hidden_by, hidden_because, other_service_name),
  update (patient_id, rating, content, changed_at, reply, replied_at, hidden_at, hidden_by, hidden_because)
  on reviews to nabta_app;

-- The author of a review as far as others may know: the first name and the initial of the last name.
create function app.review_author(patient uuid) returns text
  language sql stable security definer
begin atomic
  select case when last_name is null or last_name = '' then first_name else first_name || ' ' || left(last_name, 1) || '.' end
    from profiles where profiles.id = review_author.patient;
end;
alter function app.review_author owner to nabta_reader;
revoke execute on function app.review_author from public;
grant execute on function app.review_author to nabta_app;

-- The same in the other script, if the author gave a name in it.
create function app.review_other_author(patient uuid) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select case when rest = '' then first else first || ' ' || left(regexp_replace(rest, '^.*\s', ''), 1) || '.' end
    from (
      select first, trim(substr(name, length(first) + 1)) as rest
        from (
          select trim(other_name) as name,
              -- A first name may consist of two words.
              substring(trim(other_name) from '^((عبد|أبو)\s+\S+|\S+)') as first
            from profiles where profiles.id = review_other_author.patient
        ) as named
    ) as parted;
end;
alter function app.review_other_author owner to nabta_reader;
revoke execute on function app.review_other_author from public;
grant execute on function app.review_other_author to nabta_app;
