-- What the Support Team writes about a ticket for itself: no policy lets the person who asked see a row. It is encrypted like the
-- conversation, with the asker's key or, for a visitor, with the ring, and is deleted with the ticket.
create table ticket_notes (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references tickets on delete cascade,
  -- The admin who wrote it; null once that account is erased.
  author_id uuid references users on delete set null,
  content_sealed bytea not null,
  at timestamptz not null
);
create index ticket_notes_ticket on ticket_notes (ticket_id, at, id);
create index ticket_notes_author on ticket_notes (author_id);
alter table ticket_notes enable row level security, force row level security;
create policy ticket_notes_see on ticket_notes for select to nabta_app using ((select app.actor()) = 'system'
  or ((select app.has_duty('support')) and exists (select from tickets
    where tickets.id = ticket_id and tickets.person_id is distinct from (select app.person()))));
create policy ticket_notes_write on ticket_notes for insert to nabta_app with check (author_id = (select app.person())
  and (select app.has_duty('support')) and exists (select from tickets
    where tickets.id = ticket_id and tickets.person_id is distinct from (select app.person())));
create policy ticket_notes_forget on ticket_notes for delete to nabta_app
  using ((select app.actor()) = 'system' or (author_id = (select app.person()) and (select app.has_duty('support'))));
-- For `sealed_by_ring` and `app.reseal`.
create policy ticket_notes_reseal on ticket_notes to nabta_reader using (true);
grant select, insert (id, ticket_id, author_id, content_sealed, at), delete on ticket_notes to nabta_app;
grant select (id, ticket_id, content_sealed), update (content_sealed) on ticket_notes to nabta_reader;

-- The last day on which the bank accepts an answer, where it named one, and when the evidence was sent.
alter table disputes add answer_by date, add answered_at timestamptz;
create policy disputes_answer on disputes for update to nabta_app
  using (state = 'open' and (select app.has_duty('finance'))) with check (state = 'open');
grant insert (answer_by), update (answer_by, answered_at) on disputes to nabta_app;

-- Files that admins add as evidence to a dispute or to a claim about who attended. Each has a key of its own, encrypted with the ring:
-- they concern both sides, so they depend on neither account. They are deleted once either side is erased.
create table evidence_files (
  id uuid primary key,
  dispute_id uuid references disputes on delete cascade,
  claim_id uuid references absence_claims on delete cascade,
  key_sealed bytea not null,
  name_sealed bytea not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null,
  -- The admin; null once that account is erased.
  uploaded_by uuid references users on delete set null,
  constraint evidence_files_of_one_check check ((dispute_id is null) <> (claim_id is null))
);
create index evidence_files_dispute on evidence_files (dispute_id, id);
create index evidence_files_claim on evidence_files (claim_id, id);
create index evidence_files_uploader on evidence_files (uploaded_by);
alter table evidence_files enable row level security, force row level security;
create policy evidence_files_see on evidence_files for select to nabta_app using ((select app.actor()) = 'system'
  or (select app.has_duty('finance')) or (claim_id is not null and (select app.has_duty('support'))));
create policy evidence_files_add on evidence_files for insert to nabta_app with check (uploaded_by = (select app.person())
  and ((select app.has_duty('finance')) or (claim_id is not null and (select app.has_duty('support')))));
create policy evidence_files_remove on evidence_files for delete to nabta_app using ((select app.actor()) = 'system'
  or (select app.has_duty('finance')) or (claim_id is not null and (select app.has_duty('support'))));
-- For `sealed_by_ring` and `app.reseal`.
create policy evidence_files_reseal on evidence_files to nabta_reader using (true);
grant select, insert (id, dispute_id, claim_id, key_sealed, name_sealed, type, bytes, uploaded_at, uploaded_by), delete
  on evidence_files to nabta_app;
grant select (id, key_sealed), update (key_sealed) on evidence_files to nabta_reader;

create or replace view sealed_by_ring as
  select place, id, bound, sealed, encode(substr(sealed, 1, 4), 'hex') as key_id from (
    select 'person_keys.key_sealed' as place, user_id::text as id, 'person_keys:' || user_id as bound, key_sealed as sealed from person_keys
    union all select 'kept_notes.key_sealed', id::text, 'person_keys:' || id, key_sealed from kept_notes
    union all select 'invoices.document_sealed', id::text, 'invoices:' || id, document_sealed from invoices
    union all select 'einvoices.xml_sealed', invoice_id::text, 'einvoices:' || invoice_id, xml_sealed from einvoices
    union all select 'survey_answers.needs_sealed', id::text, 'survey_answers:' || id, needs_sealed from survey_answers
    union all select 'survey_answers.message_sealed', id::text, 'survey_answers:' || id, message_sealed from survey_answers
    union all select 'push_keys.private_sealed', id::text, 'push_keys', private_sealed from push_keys
    union all select 'record_openings.reason_sealed', id::text, 'record_openings:' || id, reason_sealed from record_openings
    union all select 'payment_webhooks.body_sealed', id::text, 'payment_webhooks.body:' || gateway_event, body_sealed from payment_webhooks
    union all select 'answered_requests.body_sealed', actor || ' ' || key, 'answered_requests:' || actor || ':' || key, body_sealed
      from answered_requests
    union all select 'tickets.subject_sealed', id::text, 'tickets:' || id || ':subject', subject_sealed
      from tickets where person_id is null
    union all select 'tickets.rating_comment_sealed', id::text, 'tickets:' || id || ':rating', rating_comment_sealed
      from tickets where person_id is null
    union all select 'ticket_messages.content_sealed', written.id::text, 'ticket_messages:' || written.id, written.content_sealed
      from ticket_messages as written join tickets on tickets.id = written.ticket_id where tickets.person_id is null
    union all select 'events.way', id::text, 'account.way:' || subject_id, decode(detail ->> 'way', 'base64')
      from events where kind in ('account.registered', 'account.confirmation_asked') and detail ? 'way'
    union all select 'data_requests.requester_sealed', id::text, 'data_requests:' || id || ':requester', requester_sealed from data_requests
    union all select 'data_requests.content_sealed', id::text, 'data_requests:' || id || ':content', content_sealed from data_requests
    union all select 'appointments.reason_sealed', id::text, 'appointments:' || id || ':reason', reason_sealed from appointments
    union all select 'refunds.reason_sealed', id::text, 'refunds:' || id || ':reason', reason_sealed from refunds
    union all select 'taken_uses.reason_sealed', id::text, 'taken_uses:' || id || ':reason', reason_sealed from taken_uses
    union all select 'wallet_credits.reason_sealed', id::text, 'wallet_credits:' || id || ':reason', reason_sealed from wallet_credits
    union all select 'payout_holds.reason_sealed', id::text, 'payout_holds:' || id || ':reason', reason_sealed from payout_holds
    union all select 'evidence_files.key_sealed', id::text, 'person_keys:' || id, key_sealed from evidence_files
    union all select 'ticket_notes.content_sealed', note.id::text, 'ticket_notes:' || note.id, note.content_sealed
      from ticket_notes as note join tickets on tickets.id = note.ticket_id where tickets.person_id is null
  ) as held where sealed is not null and (select app.actor()) = 'system';
