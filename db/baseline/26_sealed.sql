-- What is encrypted with the key ring, across all tables. A key of the ring can be retired once nothing is encrypted with it.

-- Replaces values by the same values encrypted with another key, except those that have changed since they were read. Returns how many
-- were replaced.
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
alter function app.reseal owner to nabta_reader;
revoke execute on function app.reseal from public;
grant execute on function app.reseal to nabta_app;

-- Reasons that one person has written about another are encrypted with the ring, and deleted with the person they are about. Older ones
-- were stored in clear: this replaces them by their encrypted form, except those that have changed since they were read, and empties
-- `reason`. The reason of a hold on payouts can be changed in no other way.
create function app.seal_reasons(held text, ids uuid[], was text[], sealed bytea[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if app.actor() <> 'system' or held <> all (array['appointments', 'refunds', 'taken_uses', 'wallet_credits', 'payout_holds']) then
    raise exception 'only the system seals reasons' using errcode = 'insufficient_privilege';
  end if;
  execute format('update public.%I as held set reason = null, reason_sealed = each.sealed
    from unnest($1, $2, $3) as each (id, was, sealed) where held.id = each.id and held.reason = each.was', held) using ids, was, sealed;
end $$;
alter function app.seal_reasons owner to nabta_reader;
revoke execute on function app.seal_reasons from public;
grant execute on function app.seal_reasons to nabta_app;

-- Every value that is encrypted with a key of the ring itself, and what it is bound to. Its first four bytes name the key. What is
-- encrypted with the keys of people is not listed, but those keys are.
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
    union all select 'appointments.reason_sealed', id::text, 'appointments:' || id || ':reason', reason_sealed from appointments
    union all select 'refunds.reason_sealed', id::text, 'refunds:' || id || ':reason', reason_sealed from refunds
    union all select 'taken_uses.reason_sealed', id::text, 'taken_uses:' || id || ':reason', reason_sealed from taken_uses
    union all select 'wallet_credits.reason_sealed', id::text, 'wallet_credits:' || id || ':reason', reason_sealed from wallet_credits
    union all select 'payout_holds.reason_sealed', id::text, 'payout_holds:' || id || ':reason', reason_sealed from payout_holds
  ) as held where sealed is not null and (select app.actor()) = 'system';
alter view sealed_by_ring owner to nabta_reader;
grant select on sealed_by_ring to nabta_app;
