-- How far somebody has come in setting up a role. What they answer stands in their profiles; here stands what has no other place.
create table onboardings (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('patient', 'dietitian')),
  step smallint not null check (step between 1 and 3),
  -- As it was typed; the profile keeps a range.
  years smallint check (years between 0 and 60),
  -- Chosen days of the week, which become hours when the last step is done.
  days smallint[] check (days <@ '{0,1,2,3,4,5,6}'),
  completed_at timestamptz,
  saved_at timestamptz not null,
  primary key (user_id, role)
);
alter table onboardings enable row level security, force row level security;
create policy onboardings_own on onboardings to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, role, step, years, days, completed_at, saved_at),
  update (step, years, days, completed_at, saved_at) on onboardings to nabta_app;

-- What a patient says of themselves may tell of anything: it is sealed.
alter table profiles add column bio_sealed bytea;
grant insert (bio_sealed), update (bio_sealed) on profiles to nabta_app;
