-- Who asked about data, and for what: sealed with the ring from now on, and erased with their account. What stands in clear is
-- sealed by a round of the night, which leaves nothing in the two columns.
alter table data_requests
  alter column requester drop not null,
  alter column content drop not null,
  add column requester_sealed bytea,
  add column content_sealed bytea,
  add check (requester is null or requester_sealed is null),
  add check (content is null or content_sealed is null);
revoke insert (requester, content) on data_requests from nabta_app;
grant insert (requester_sealed, content_sealed), update (requester, content, requester_sealed, content_sealed) on data_requests to nabta_app;

grant select (id, requester_sealed, content_sealed), update (requester_sealed, content_sealed) on data_requests to nabta_reader;
create policy data_requests_reseal on data_requests to nabta_reader using (true);
drop view sealed_by_ring;
create view sealed_by_ring as
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
  ) as held where sealed is not null and (select app.actor()) = 'system';
alter view sealed_by_ring owner to nabta_reader;
grant select on sealed_by_ring to nabta_app;
