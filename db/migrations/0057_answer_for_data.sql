-- What the law of personal data asks of whoever runs this: a register of breaches, and a log of what people ask about their data.
-- Both are written by admins, and their history is written once.
create table breaches (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  is_drill boolean not null,
  title text not null,
  -- From which moment the 72 hours count.
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
grant select, insert (id, is_drill, title, known_at, happened_on, ended_on, what, categories, people_count, records_count, risks, measures,
    contact, authority_told_at, authority_reference, subjects_told_at, closed_at, conclusion),
  update (version, is_drill, title, happened_on, ended_on, what, categories, people_count, records_count, risks, measures, contact,
    authority_told_at, authority_reference, subjects_told_at, closed_at, conclusion) on breaches to nabta_app;

create table data_requests (
  id uuid primary key default uuidv7(),
  -- Whoever has an account; of others only what they are called.
  person_id uuid references users on delete set null,
  requester text not null,
  kind text not null check (kind in ('information', 'access', 'copy', 'correction', 'erasure', 'withdrawal')),
  channel text not null check (channel in ('email', 'phone', 'in_person', 'letter', 'ticket')),
  content text not null,
  identity_verified boolean not null,
  received_at timestamptz not null,
  due_at timestamptz not null,
  extended_at timestamptz,
  answered_at timestamptz,
  outcome text check (outcome in ('fulfilled', 'refused')),
  check ((answered_at is null) = (outcome is null))
);
create index data_requests_person on data_requests (person_id);
create index data_requests_due on data_requests (due_at, id) where answered_at is null;
create index data_requests_answered on data_requests (answered_at, id) where answered_at is not null;
alter table data_requests enable row level security, force row level security;
create policy data_requests_of_admins on data_requests to nabta_app
  using ((select app.role()) = 'admin' or (select app.actor()) = 'system')
  with check ((select app.role()) = 'admin' or (select app.actor()) = 'system');
grant select, insert (id, person_id, requester, kind, channel, content, identity_verified, received_at, due_at, extended_at, answered_at, outcome),
  update (due_at, extended_at, answered_at, outcome, identity_verified) on data_requests to nabta_app;

-- What was done about each of them, by whom, and in which words.
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

create or replace function app.is_audited(kind text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return kind ~ '^(account|session|profile|billing|practice|document|review|appointment|report|platform|breach|data_request)\.'
  or kind in ('conversation.read_by_team', 'message.reported', 'message.report_closed', 'note.opened_for_law', 'note.destroyed');
