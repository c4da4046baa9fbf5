-- Each subselect of a policy is a plan of its own, which each statement makes ready and puts away, though most of them are never
-- asked. Where several said the same of whoever asks, one does.
alter policy appointments_see on appointments
  using ((select app.person()) in (patient_id, dietitian_id) or (select app.actor() = 'system' or app.role() = 'admin'));
alter policy appointments_change on appointments
  using ((select app.person()) in (patient_id, dietitian_id) or (select app.actor() = 'system' or app.role() = 'admin'));

drop policy events_audited on events;
drop policy events_of_cards on events;
drop policy events_of_disputes on events;
drop policy events_of_money on events;
drop policy events_of_opened_records on events;
drop policy events_of_payouts on events;
drop policy events_of_reconciliation on events;
drop policy events_of_visitors on events;
drop policy events_of_practices on events;
create policy events_of_admins on events for select to nabta_app
  using ((select app.role()) = 'admin' and (app.is_audited(kind) or (subject_type = 'user' and kind like 'practice.%')
    or kind in (
      'card.added', 'card.default_chosen', 'card.removed', 'payment.disputed', 'payment.dispute_ended',
      'payment.refund_decided', 'ledger.downloaded', 'record.opened', 'record.read', 'record.closed', 'payout.asked',
      'payout.paid', 'payout.returned', 'payouts.held', 'payouts.released', 'reconciliation.asked', 'difference.looked_into',
      'survey.answer_read', 'survey.answer_removed', 'survey.answers_downloaded', 'newsletter.subscriber_removed',
      'newsletter.subscribers_downloaded')));

alter policy answered_requests_own on answered_requests using ((select app.actor()) in (actor, 'system'));

-- Whether a request has been answered before is looked up once its lock is held, in one statement of whoever asks. The table may
-- have been empty when that was planned.
create function app.ask_once(lock text, whose text, asked text, out free boolean, out fingerprint text, out status integer,
    out subject text, out body_sealed bytea)
  language plpgsql set enable_seqscan = off
as $$
begin
  free := pg_try_advisory_xact_lock(hashtextextended(lock, 0));
  if free then
    select kept.fingerprint, kept.status, kept.subject, kept.body_sealed into fingerprint, status, subject, body_sealed
      from public.answered_requests as kept where kept.actor = whose and kept.key = asked;
  end if;
end $$;

-- What meets on a screen has no way to a practice: no function need be called to say so. `appointments_keep_times` comes first.
drop trigger appointments_other_location on appointments;
create trigger appointments_other_location before insert or update on appointments for each row
  when (new.location is not null or new.other_location is not null) execute function app.keep_other_location();
