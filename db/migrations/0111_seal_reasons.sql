-- Why an appointment was cancelled, money was given back or payouts wait, as somebody has written it: sealed with the ring from
-- now on, and gone with the person whom it is about. What stands in clear is sealed by a round of the night, which leaves nothing
-- in the old columns.
alter table appointments
  add column reason_sealed bytea,
  add check (reason is null or reason_sealed is null);
create index appointments_unsealed on appointments (id) where reason is not null;
revoke insert (reason) on appointments from nabta_app;
grant insert (reason_sealed), update (reason_sealed) on appointments to nabta_app;

alter table refunds
  add column reason_sealed bytea,
  drop constraint refunds_reason_check1,
  add constraint refunds_reason_by_admin check (cause = 'by_admin' or num_nonnulls(reason, reason_sealed) = 0),
  add check (reason is null or reason_sealed is null);
revoke insert (reason) on refunds from nabta_app;
grant insert (id, reason_sealed), update (reason, reason_sealed) on refunds to nabta_app;

alter table taken_uses
  alter column reason drop not null,
  add column reason_sealed bytea,
  add check (reason is null or reason_sealed is null);
revoke insert (reason) on taken_uses from nabta_app;
grant insert (id, reason_sealed), update (reason, reason_sealed) on taken_uses to nabta_app;
create policy taken_uses_reword on taken_uses for update to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');

-- That an admin has given it is known without the words.
alter table wallet_credits
  add column reason_sealed bytea,
  add column by_admin boolean not null default false,
  add check (reason is null or reason_sealed is null),
  add constraint wallet_credits_reason_by_admin
    check (num_nonnulls(reason, reason_sealed) = 0 or (by_admin and decision_id is null));
alter table wallet_credits no force row level security;
update wallet_credits set by_admin = true where reason is not null;
alter table wallet_credits force row level security;
alter policy wallet_credits_decide on wallet_credits
  with check ((select app.role()) = 'admin' and (decision_id is not null or by_admin));
alter policy wallet_credits_see_decided on wallet_credits
  using (by_admin and exists (select from payments where payments.id = payment_id));
drop index wallet_credits_once;
create unique index wallet_credits_once on wallet_credits (payment_id, appointment_id, decision_id) nulls not distinct where not by_admin;
revoke insert (reason) on wallet_credits from nabta_app;
grant insert (id, by_admin, reason_sealed), update (reason, reason_sealed) on wallet_credits to nabta_app;
create policy wallet_credits_reword on wallet_credits for update to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');

alter table payout_holds
  alter column reason drop not null,
  add column reason_sealed bytea,
  add constraint payout_holds_one_reason check (num_nonnulls(reason, reason_sealed) = 1);
revoke insert (reason) on payout_holds from nabta_app;
grant insert (id, reason_sealed) on payout_holds to nabta_app;

create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name,
      case when other.id = dietitian_id then other.photo_id end as other_photo_id, reason,
      other_service_name, other_location,
      wanted_at, wanted_since, wanted_until, message_sealed, patient_attended_at, dietitian_attended_at, paid_halalas, refund_halalas,
      package_id, summary, reason_sealed
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);

grant select (id, reason, reason_sealed), update (reason, reason_sealed) on appointments, refunds, taken_uses, wallet_credits, payout_holds to nabta_reader;
create policy appointments_reseal on appointments for update to nabta_reader using (true);
create policy refunds_reseal on refunds for update to nabta_reader using (true);
create policy taken_uses_reseal on taken_uses to nabta_reader using (true);
create policy wallet_credits_reseal on wallet_credits for update to nabta_reader using (true);
create policy payout_holds_reseal on payout_holds to nabta_reader using (true);

-- What stands in clear becomes what it was sealed to, unless it has changed since. Nobody rewords a hold in any other way.
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
grant create on schema app to nabta_reader;
alter function app.seal_reasons owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.seal_reasons from public;
grant execute on function app.seal_reasons to nabta_app;

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
    union all select 'appointments.reason_sealed', id::text, 'appointments:' || id || ':reason', reason_sealed from appointments
    union all select 'refunds.reason_sealed', id::text, 'refunds:' || id || ':reason', reason_sealed from refunds
    union all select 'taken_uses.reason_sealed', id::text, 'taken_uses:' || id || ':reason', reason_sealed from taken_uses
    union all select 'wallet_credits.reason_sealed', id::text, 'wallet_credits:' || id || ':reason', reason_sealed from wallet_credits
    union all select 'payout_holds.reason_sealed', id::text, 'payout_holds:' || id || ':reason', reason_sealed from payout_holds
  ) as held where sealed is not null and (select app.actor()) = 'system';
alter view sealed_by_ring owner to nabta_reader;
grant select on sealed_by_ring to nabta_app;
