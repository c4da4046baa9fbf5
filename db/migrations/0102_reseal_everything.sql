-- Keys of the ring go out of use: every node says which one it seals with, and what the others have sealed is sealed anew.
alter table nodes add column seals_with text;
grant insert (seals_with), update (seals_with) on nodes to nabta_app;

-- A key that seals nothing here any more. No server starts with it in first place again.
create table retired_keys (
  id text primary key check (id ~ '^[0-9a-f]{8}$'),
  retired_at timestamptz not null
);
alter table retired_keys enable row level security, force row level security;
create policy retired_keys_system on retired_keys to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, insert (id, retired_at) on retired_keys to nabta_app;

grant select (user_id, key_sealed), update (key_sealed) on person_keys to nabta_reader;
grant select (id, key_sealed), update (key_sealed) on kept_notes to nabta_reader;
grant update (document_sealed) on invoices to nabta_reader;
grant update (xml_sealed) on einvoices to nabta_reader;
grant select (needs_sealed, message_sealed), update (needs_sealed, message_sealed) on survey_answers to nabta_reader;
grant select (id, private_sealed), update (private_sealed) on push_keys to nabta_reader;
grant select (reason_sealed), update (reason_sealed) on record_openings to nabta_reader;
grant select (id, gateway_event, body_sealed), update (body_sealed) on payment_webhooks to nabta_reader;
grant select (actor, key, body_sealed), update (body_sealed) on answered_requests to nabta_reader;
grant select (id, person_id, subject_sealed, rating_comment_sealed), update (subject_sealed, rating_comment_sealed) on tickets to nabta_reader;
grant select (id, ticket_id, content_sealed), update (content_sealed) on ticket_messages to nabta_reader;
grant select (detail) on events to nabta_reader;
create policy person_keys_reseal on person_keys to nabta_reader using (true);
create policy kept_notes_reseal on kept_notes to nabta_reader using (true);
create policy invoices_reseal on invoices for update to nabta_reader using (true);
create policy einvoices_reseal on einvoices for update to nabta_reader using (true);
create policy survey_answers_reseal on survey_answers for update to nabta_reader using (true);
create policy push_keys_reseal on push_keys to nabta_reader using (true);
create policy record_openings_reseal on record_openings for update to nabta_reader using (true);
create policy payment_webhooks_reseal on payment_webhooks to nabta_reader using (true);
create policy answered_requests_reseal on answered_requests to nabta_reader using (true);
create policy tickets_reseal on tickets to nabta_reader using (true);
create policy ticket_messages_reseal on ticket_messages to nabta_reader using (true);

-- Everything that a key of the ring itself has sealed, and to what it is bound. The first four bytes name the key. What the
-- keys of people have sealed is not in it: it is opened with theirs, which are.
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
  ) as held where sealed is not null and (select app.actor()) = 'system';
alter view sealed_by_ring owner to nabta_reader;
grant select on sealed_by_ring to nabta_app;

-- Puts what was sealed anew in the place of what was there, unless that has changed since. How many it was.
create function app.reseal(place text, ids text[], was bytea[], becomes bytea[]) returns int
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  held text := split_part(place, '.', 1);
  sealed text := split_part(place, '.', 2);
  done int;
begin
  if app.actor() <> 'system' then
    raise exception 'only the system seals anew' using errcode = 'insufficient_privilege';
  end if;
  if place = 'events.way' then
    update public.events set detail = detail || jsonb_build_object('way', translate(encode(each.becomes, 'base64'), E'\n', ''))
      from unnest(ids, was, becomes) as each (id, was, becomes)
      where events.id = each.id::uuid and decode(detail ->> 'way', 'base64') = each.was;
  elsif held = 'answered_requests' then
    update public.answered_requests as held set body_sealed = each.becomes
      from unnest(ids, was, becomes) as each (id, was, becomes)
      where held.actor = split_part(each.id, ' ', 1) and held.key = substr(each.id, strpos(each.id, ' ') + 1)
        and held.body_sealed = each.was;
  else
    execute format('update public.%1$I as held set %2$I = each.becomes from unnest($1, $2, $3) as each (id, was, becomes)
      where held.%3$I = each.id::%4$s and held.%2$I = each.was', held, sealed,
      case held when 'person_keys' then 'user_id' when 'einvoices' then 'invoice_id' else 'id' end,
      case held when 'push_keys' then 'int' else 'uuid' end) using ids, was, becomes;
  end if;
  get diagnostics done = row_count;
  return done;
end $$;
grant create on schema app to nabta_reader;
alter function app.reseal owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.reseal from public;
grant execute on function app.reseal to nabta_app;

-- As before, and what an invoice says may be sealed anew: it says the same, and no other role does this.
create or replace function app.refuse_invoice_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  may_change text[] := case tg_table_name when 'invoices' then array['seller_id', 'buyer_id', 'document_sealed']
    when 'einvoices' then array['xml_sealed', 'handed_over_at'] when 'invoice_sellers' then array['user_id', 'code'] else array['last'] end;
  sealed text[] := array['document_sealed', 'xml_sealed'];
  before jsonb;
  after jsonb;
begin
  if tg_op = 'UPDATE' then
    before := to_jsonb(old);
    after := to_jsonb(new);
    if current_user = 'nabta_reader' and before - sealed = after - sealed and jsonb_strip_nulls(after) ?& array(
        select name from unnest(sealed) as name where jsonb_strip_nulls(before) ? name) then
      return new;
    end if;
    if before - may_change = after - may_change
        and not exists (select from unnest(array['seller_id', 'buyer_id', 'user_id', 'document_sealed', 'xml_sealed']) as name
          where before -> name is distinct from after -> name and after -> name <> 'null')
        and (before -> 'handed_over_at' = 'null' or before -> 'handed_over_at' is not distinct from after -> 'handed_over_at')
        and (before -> 'document_sealed' is not distinct from after -> 'document_sealed'
          or (before -> 'year')::int + 7 <= extract(year from now() at time zone 'Asia/Riyadh'))
        and (before -> 'last' is null or (after -> 'last')::int = (before -> 'last')::int + 1) then
      return new;
    end if;
  end if;
  raise exception 'what was invoiced stays' using errcode = 'integrity_constraint_violation';
end $$;
