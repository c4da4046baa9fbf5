-- A payout of which nobody knows whether it was made is in doubt: its money neither goes back nor is paid again until an
-- admin has decided. How often the gateway was asked for it says whether its refusal can be believed; of those that were
-- asked for before today nobody knows, so one try counts.
alter table payouts
  add column tries int not null default 1,
  add column decided_as text check (decided_as in ('paid', 'not_made')),
  drop constraint payouts_state_check,
  drop constraint payouts_reason_check,
  drop constraint payouts_check2,
  add constraint payouts_state_check check (state in ('asked', 'sent', 'in_doubt', 'paid', 'returned')),
  add constraint payouts_reason_check check (reason in ('refused', 'failed', 'account_gone', 'not_made')),
  add constraint payouts_known_check check (state not in ('sent', 'paid') or gateway_payout is not null or decided_as = 'paid');
alter table payouts alter column tries set default 0;

drop index payouts_one_under_way;
create unique index payouts_one_under_way on payouts (dietitian_id) where state in ('asked', 'sent', 'in_doubt');
grant update (tries, decided_as) on payouts to nabta_app;
create policy payouts_decide on payouts for update to nabta_app
  using ((select app.role()) = 'admin' and state = 'in_doubt' and decided_as is null and dietitian_id is distinct from (select app.person()))
  with check ((select app.role()) = 'admin' and state = 'in_doubt' and decided_as is not null);

alter table differences
  drop constraint differences_kind_check,
  add constraint differences_kind_check check (kind in ('unknown_here', 'missing_there', 'amount', 'refund_unwritten', 'refund_missing',
    'fee', 'ledger', 'unbooked', 'unpaid', 'unsold', 'package_unpaid', 'payout_unknown', 'payout_missing', 'payout_amount', 'payout_end'));

alter policy events_of_admins on events
  using ((select app.role()) = 'admin' and (app.is_audited(kind) or (subject_type = 'user' and kind like 'practice.%')
    or kind in (
      'card.added', 'card.default_chosen', 'card.removed', 'payment.disputed', 'payment.dispute_ended',
      'payment.refund_decided', 'payment.use_taken_back', 'ledger.downloaded', 'record.opened', 'record.read', 'record.closed',
      'payout.asked', 'payout.paid', 'payout.doubted', 'payout.decided', 'payout.returned', 'payouts.held', 'payouts.released', 'reconciliation.asked',
      'difference.looked_into', 'survey.answer_read', 'survey.answer_removed', 'survey.answers_downloaded',
      'newsletter.subscriber_removed', 'newsletter.subscribers_downloaded', 'foods.release_imported')));
