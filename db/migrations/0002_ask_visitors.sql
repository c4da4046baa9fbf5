create table newsletter_subscribers (
  id uuid primary key default uuidv7(),
  email citext not null unique,
  language text not null check (language in ('en', 'ar')),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  check (left_at is null or confirmed_at is null)
);
alter table newsletter_subscribers enable row level security;
alter table newsletter_subscribers force row level security;
create policy newsletter_subscribers_ask on newsletter_subscribers for insert to nabta_app
  with check (confirmed_at is null and left_at is null);
create policy newsletter_subscribers_see on newsletter_subscribers for select to nabta_app
  using ((select app.actor()) = 'system' or id::text = (select app.proven()));
create policy newsletter_subscribers_change on newsletter_subscribers for update to nabta_app
  using ((select app.actor()) = 'system' or id::text = (select app.proven()));
create policy newsletter_subscribers_forget on newsletter_subscribers for delete to nabta_app
  using ((select app.actor()) = 'system');
grant select, delete, insert (email, language, asked_at), update (language, confirmed_at, left_at)
  on newsletter_subscribers to nabta_app;

-- Which row an address has: asked when somebody subscribes again.
create policy newsletter_subscribers_find on newsletter_subscribers for select to nabta_reader using (true);
grant select (id, email) on newsletter_subscribers to nabta_reader;
create function app.newsletter_subscriber(address text) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select id from newsletter_subscribers where email = address::citext;
end;
grant create on schema app to nabta_reader;
alter function app.newsletter_subscriber owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.newsletter_subscriber from public;
grant execute on function app.newsletter_subscriber to nabta_app;

-- What visitors told us. Free text may speak of health, so it is sealed.
create table survey_answers (
  id uuid primary key,
  audience text not null check (audience in ('company', 'dietitian', 'patient')),
  language text not null check (language in ('en', 'ar')),
  name text not null,
  email text not null,
  phone text not null,
  company_name text,
  position text,
  employee_count text,
  license_number text,
  specialization text,
  years_of_experience text,
  age text check (age <> 'under-18'),
  gender text,
  primary_goal text,
  interest text,
  needs_sealed bytea not null,
  message_sealed bytea,
  answered_at timestamptz not null
);
create index survey_answers_answered_at on survey_answers (answered_at);
alter table survey_answers enable row level security;
alter table survey_answers force row level security;
create policy survey_answers_give on survey_answers for insert to nabta_app with check (true);
create policy survey_answers_see on survey_answers for select to nabta_app
  using ((select app.actor()) = 'system');
create policy survey_answers_forget on survey_answers for delete to nabta_app
  using ((select app.actor()) = 'system');
grant select, delete, insert (id, audience, language, name, email, phone, company_name, position, employee_count,
  license_number, specialization, years_of_experience, age, gender, primary_goal, interest, needs_sealed,
  message_sealed, answered_at) on survey_answers to nabta_app;
