-- What a dietitian writes for a patient to eat. Everything that is said stands sealed with the patient's key: the head, each day by
-- itself, so that a keystroke saves one of them, and what is known of the foods in it.
create table nutrition_plans (
  id uuid primary key,
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid references users on delete set null,
  state text not null check (state in ('draft', 'published', 'ended')),
  -- How often it was published.
  version integer not null check (version >= 0),
  days integer not null check (days between 1 and 28),
  head_sealed bytea not null,
  head_version integer not null,
  foods_sealed bytea not null,
  -- Something was written that the patient has not been given.
  has_changes boolean not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  check ((version > 0) = (published_at is not null)),
  check ((state = 'draft') = (version = 0)),
  check ((state = 'ended') = (ended_at is not null))
);
-- Nobody follows two plans of one dietitian.
create unique index nutrition_plans_in_force on nutrition_plans (patient_id, dietitian_id) where state = 'published';
create index nutrition_plans_list on nutrition_plans (dietitian_id, changed_at, id);
create index nutrition_plans_patient on nutrition_plans (patient_id, changed_at, id);
alter table nutrition_plans enable row level security, force row level security;
-- A patient finds what was published, whoever treats them now; a dietitian their own, as long as they treat the patient.
create policy nutrition_plans_see on nutrition_plans for select to nabta_app
  using ((patient_id = (select app.person()) and version > 0)
    or (dietitian_id = (select app.person()) and app.treats(dietitian_id, patient_id)) or (select app.actor()) = 'system');
create policy nutrition_plans_begin on nutrition_plans for insert to nabta_app
  with check ((dietitian_id = (select app.person()) and patient_id = (select app.seen_patient())) or (select app.actor()) = 'system');
create policy nutrition_plans_write on nutrition_plans for update to nabta_app
  using ((dietitian_id = (select app.person()) and app.treats(dietitian_id, patient_id)) or (select app.actor()) = 'system');
create policy nutrition_plans_remove on nutrition_plans for delete to nabta_app
  using ((dietitian_id = (select app.person()) and version = 0) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, patient_id, dietitian_id, state, version, days, head_sealed, head_version, foods_sealed, has_changes, made_at, changed_at,
    published_at, ended_at),
  update (state, version, days, head_sealed, head_version, foods_sealed, has_changes, changed_at, published_at, ended_at) on nutrition_plans to nabta_app;

-- The days as they are written now.
create table nutrition_plan_days (
  plan_id uuid not null references nutrition_plans on delete cascade,
  number integer not null check (number between 1 and 28),
  day_sealed bytea not null,
  -- Grows with every change: whoever changes an older one is told.
  version integer not null,
  saved_at timestamptz not null,
  primary key (plan_id, number)
);
alter table nutrition_plan_days enable row level security, force row level security;
create policy nutrition_plan_days_write on nutrition_plan_days to nabta_app
  using (exists (select from nutrition_plans as plan where plan.id = plan_id and plan.dietitian_id = (select app.person()))
    or (select app.actor()) = 'system')
  with check (exists (select from nutrition_plans as plan where plan.id = plan_id and plan.dietitian_id = (select app.person()))
    or (select app.actor()) = 'system');
grant select, delete, insert (plan_id, number, day_sealed, version, saved_at), update (day_sealed, version, saved_at)
  on nutrition_plan_days to nabta_app;

-- What a patient was given: head, days and foods together, as they were that day.
create table nutrition_plan_versions (
  plan_id uuid not null references nutrition_plans on delete cascade,
  version integer not null check (version > 0),
  plan_sealed bytea not null,
  published_at timestamptz not null,
  primary key (plan_id, version)
);
alter table nutrition_plan_versions enable row level security, force row level security;
create policy nutrition_plan_versions_see on nutrition_plan_versions for select to nabta_app
  using (exists (select from nutrition_plans as plan where plan.id = plan_id) or (select app.actor()) = 'system');
create policy nutrition_plan_versions_publish on nutrition_plan_versions for insert to nabta_app
  with check (exists (select from nutrition_plans as plan where plan.id = plan_id and plan.dietitian_id = (select app.person()))
    or (select app.actor()) = 'system');
create policy nutrition_plan_versions_forget on nutrition_plan_versions for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (plan_id, version, plan_sealed, published_at) on nutrition_plan_versions to nabta_app;

-- What a dietitian begins plans with: nobody's, sealed with the dietitian's own key.
create table nutrition_plan_templates (
  id uuid primary key,
  dietitian_id uuid not null references users on delete cascade,
  template_sealed bytea not null,
  saved_at timestamptz not null
);
create index nutrition_plan_templates_dietitian on nutrition_plan_templates (dietitian_id);
alter table nutrition_plan_templates enable row level security, force row level security;
create policy nutrition_plan_templates_own on nutrition_plan_templates to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (id, dietitian_id, template_sealed, saved_at), update (template_sealed, saved_at)
  on nutrition_plan_templates to nabta_app;
