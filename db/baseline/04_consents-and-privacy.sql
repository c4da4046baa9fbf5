-- What people have agreed to, and the registers that the law on personal data requires of an operator: breaches and requests about data.

-- What a person agreed to or withdrew, when, in which version and language, and how. A row is written once and outlives the account as
-- proof, so `user_id` refers to no table; only the mark of the network address is erased with the account.
create table consents (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  -- `care` is the separate consent to consultation notes.
  purpose text not null check (purpose in ('terms', 'health', 'care', 'marketing')),
  given boolean not null,
  version text not null,
  language text not null check (language in ('en', 'ar')),
  method text not null,
  address_mark text,
  at timestamptz not null
);
create index consents_user on consents (user_id, purpose, id);
alter table consents enable row level security, force row level security;
create policy consents_give on consents for insert to nabta_app
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy consents_see on consents for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy consents_blur on consents for update to nabta_app using ((select app.actor()) = 'system');
-- app.shared_groups, which belongs to nabta_reader, reads the consent to health data.
create policy consents_of_health on consents for select to nabta_reader using (purpose = 'health');
grant select,
  insert (user_id, purpose, given, version, language, method, address_mark, at),
  update (address_mark)
  on consents to nabta_app;
grant select (id, user_id, purpose, given, version) on consents to nabta_reader;

-- The register of breaches. Admins write it, and its history in privacy_entries is written once.
create table breaches (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  is_drill boolean not null,
  title text not null,
  -- The 72 hours within which the authority must be notified begin at this moment.
  known_at timestamptz not null,
  happened_on date not null,
  ended_on date,
  what text not null,
  categories text[] not null,
  people_count integer not null check (people_count >= 0),
  records_count integer not null check (records_count >= 0),
  risks text not null,
  measures text not null,
  contact text not null,
  authority_told_at timestamptz,
  authority_reference text,
  subjects_told_at timestamptz,
  closed_at timestamptz,
  conclusion text,
  check (ended_on is null or ended_on >= happened_on),
  check ((closed_at is null) = (conclusion is null))
);
alter table breaches enable row level security, force row level security;
create policy breaches_of_admins on breaches to nabta_app
  using ((select app.role()) = 'admin' or (select app.actor()) = 'system')
  with check ((select app.role()) = 'admin' or (select app.actor()) = 'system');
grant select,
  insert (id, is_drill, title, known_at, happened_on, ended_on, what, categories, people_count, records_count, risks, measures,
    contact, authority_told_at, authority_reference, subjects_told_at, closed_at, conclusion),
  update (version, is_drill, title, happened_on, ended_on, what, categories, people_count, records_count, risks, measures, contact,
    authority_told_at, authority_reference, subjects_told_at, closed_at, conclusion)
  on breaches to nabta_app;

-- The log of what people request about their data. Admins write it, and its history in privacy_entries is written once.
create table data_requests (
  id uuid primary key default uuidv7(),
  -- The account of the person who made the request, if they have one. Of anyone else only the name is recorded.
  person_id uuid references users on delete set null,
  -- Who made the request and what it says are encrypted with the key ring, in `requester_sealed` and `content_sealed`, and erased with
  -- the account. A nightly job encrypts what older versions stored in `requester` and `content`, and leaves both columns empty.
  requester text,
  kind text not null check (kind in ('information', 'access', 'copy', 'correction', 'erasure', 'withdrawal')),
  channel text not null check (channel in ('email', 'phone', 'in_person', 'letter', 'ticket')),
  content text,
  identity_verified boolean not null,
  received_at timestamptz not null,
  due_at timestamptz not null,
  extended_at timestamptz,
  answered_at timestamptz,
  outcome text check (outcome in ('fulfilled', 'refused')),
  requester_sealed bytea,
  content_sealed bytea,
  check ((answered_at is null) = (outcome is null)),
  check (requester is null or requester_sealed is null),
  check (content is null or content_sealed is null)
);
create index data_requests_person on data_requests (person_id);
create index data_requests_due on data_requests (due_at, id) where answered_at is null;
create index data_requests_answered on data_requests (answered_at, id) where answered_at is not null;
alter table data_requests enable row level security, force row level security;
create policy data_requests_of_admins on data_requests to nabta_app
  using ((select app.role()) = 'admin' or (select app.actor()) = 'system')
  with check ((select app.role()) = 'admin' or (select app.actor()) = 'system');
create policy data_requests_reseal on data_requests to nabta_reader using (true);
grant select,
  insert (id, person_id, kind, channel, identity_verified, received_at, due_at, extended_at, answered_at, outcome, requester_sealed,
    content_sealed),
  update (requester, content, identity_verified, due_at, extended_at, answered_at, outcome, requester_sealed, content_sealed)
  on data_requests to nabta_app;
grant select (id, requester_sealed, content_sealed),
  update (requester_sealed, content_sealed)
  on data_requests to nabta_reader;

-- What was done about each breach and request, by whom, and in which words.
create table privacy_entries (
  id uuid primary key default uuidv7(),
  matter_id uuid not null,
  kind text not null check (kind in ('opened', 'changed', 'authority_told', 'subjects_told', 'closed', 'extended', 'fulfilled', 'refused')),
  note text not null default '',
  by_id uuid references users on delete set null,
  at timestamptz not null
);
create index privacy_entries_matter on privacy_entries (matter_id, at, id);
create index privacy_entries_by on privacy_entries (by_id);
alter table privacy_entries enable row level security, force row level security;
create policy privacy_entries_see on privacy_entries for select to nabta_app
  using ((select app.role()) = 'admin' or (select app.actor()) = 'system');
create policy privacy_entries_write on privacy_entries for insert to nabta_app
  with check (((select app.role()) = 'admin' and by_id = (select app.person())) or (select app.actor()) = 'system');
grant select, insert (id, matter_id, kind, note, by_id, at) on privacy_entries to nabta_app;
