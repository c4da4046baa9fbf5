-- What visitors leave without an account: a subscription to the newsletter, and answers to the public survey.

-- Admins read who subscribed to the newsletter, and delete a row at its owner's request.
create table newsletter_subscribers (
  id uuid primary key default uuidv7(),
  email citext not null unique,
  language text not null check (language in ('en', 'ar')),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  check (left_at is null or confirmed_at is null)
);
create index newsletter_subscribers_asked on newsletter_subscribers (asked_at, id);
create index newsletter_subscribers_emails on newsletter_subscribers using gin ((email::text) gin_trgm_ops);
alter table newsletter_subscribers enable row level security, force row level security;
-- A subscription begins unconfirmed.
create policy newsletter_subscribers_ask on newsletter_subscribers for insert to nabta_app
  with check (confirmed_at is null and left_at is null);
create policy newsletter_subscribers_see on newsletter_subscribers for select to nabta_app
  using ((select app.actor()) = 'system' or id::text = (select app.proven()));
create policy newsletter_subscribers_change on newsletter_subscribers for update to nabta_app
  using ((select app.actor()) = 'system' or id::text = (select app.proven()));
create policy newsletter_subscribers_forget on newsletter_subscribers for delete to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
-- For `app.newsletter_subscriber` and `app.newsletter_subscribers_found`.
create policy newsletter_subscribers_find on newsletter_subscribers for select to nabta_reader using (true);
-- The owner of an account subscribes its confirmed address, or ends that subscription, without a link in an email.
create policy newsletter_subscribers_own on newsletter_subscribers to nabta_app
  using (email = (select users.email from users where users.id = (select app.person()) and users.confirmed_at is not null));
create policy newsletter_subscribers_admin_sees on newsletter_subscribers for select to nabta_app using ((select app.role()) = 'admin');
-- Nobody changes an address: a subscriber with a new one is deleted and inserted again under the same id, so that links in
-- earlier emails still work.
grant select, delete,
  insert (id, email, language, asked_at),
  update (language, confirmed_at, left_at)
  on newsletter_subscribers to nabta_app;
grant select (id, email) on newsletter_subscribers to nabta_reader;

-- The row of an address, which a visitor who subscribes again cannot see.
create function app.newsletter_subscriber(address text) returns uuid
  language sql stable security definer
begin atomic
  select id from newsletter_subscribers where email = address::citext;
end;
alter function app.newsletter_subscriber owner to nabta_reader;
revoke execute on function app.newsletter_subscriber from public;
grant execute on function app.newsletter_subscriber to nabta_app;

-- Admins search for an address by this function, because row-level security keeps `like` from using an index.
create function app.newsletter_subscribers_found(address text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select id from newsletter_subscribers where (select app.role()) in ('admin') and email::text like address;
end;
alter function app.newsletter_subscribers_found owner to nabta_reader;
revoke execute on function app.newsletter_subscribers_found from public;
grant execute on function app.newsletter_subscribers_found to nabta_app;

-- A visitor's answers to the survey. Free text may contain something about health, so it is encrypted. Admins read the answers, and
-- delete them at their owner's request.
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
  answered_at timestamptz not null,
  -- Identical answers have the same mark, so they are stored once, however often and by whichever way they arrive. Older rows have none.
  answer_mark text,
  -- The version of the text by which a patient agreed that we store the answers, which say something about health.
  health_consent text
);
-- Not valid, because older answers have no consent.
alter table survey_answers add constraint survey_answers_health_consent
  check (audience <> 'patient' or health_consent is not null) not valid;
create index survey_answers_answered_at on survey_answers (answered_at);
create index survey_answers_names on survey_answers using gin (app.fold_text(name || ' ' || coalesce(company_name, '')) gin_trgm_ops);
create index survey_answers_emails on survey_answers using gin (email gin_trgm_ops);
-- A phone number is stored as it was typed and found by its digits, whatever script they are in and however they are separated.
create index survey_answers_phones on survey_answers
  using gin (regexp_replace(app.fold_text(phone), '\D', '', 'g') gin_trgm_ops);
create unique index survey_answers_marks on survey_answers (answer_mark);
alter table survey_answers enable row level security, force row level security;
create policy survey_answers_give on survey_answers for insert to nabta_app with check (true);
create policy survey_answers_see on survey_answers for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy survey_answers_forget on survey_answers for delete to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
-- For `app.survey_answers_found`, `sealed_by_ring` and `app.reseal`.
create policy survey_answers_find on survey_answers for select to nabta_reader using (true);
create policy survey_answers_reseal on survey_answers for update to nabta_reader using (true);
grant select, delete,
  insert (id, audience, language, name, email, phone, company_name, position, employee_count, license_number, specialization,
    years_of_experience, age, gender, primary_goal, interest, needs_sealed, message_sealed, answered_at, answer_mark,
    health_consent)
  on survey_answers to nabta_app;
grant select (id, name, email, phone, company_name, needs_sealed, message_sealed),
  update (needs_sealed, message_sealed)
  on survey_answers to nabta_reader;

-- Admins search the answers by this function, because row-level security keeps `like` from using an index. The index finds rows by
-- the longest word; all words must then match.
create function app.survey_answers_found(longest text, words text[], address text, digits text)
  returns setof uuid language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select id from survey_answers
    where (select app.role()) = 'admin' and app.fold_text(name || ' ' || coalesce(company_name, '')) like longest
      and app.fold_text(name || ' ' || coalesce(company_name, '')) like all (words)
  union select id from survey_answers
    where (select app.role()) = 'admin' and email like address
  union select id from survey_answers
    where (select app.role()) = 'admin' and regexp_replace(app.fold_text(phone), '\D', '', 'g') like digits;
end;
alter function app.survey_answers_found owner to nabta_reader;
revoke execute on function app.survey_answers_found from public;
grant execute on function app.survey_answers_found to nabta_app;
