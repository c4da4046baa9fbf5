-- What an admin takes back of what was earned with a package: its use can be booked again, or its money goes back.
create table taken_uses (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments on delete restrict,
  appointment_id uuid not null,
  halalas integer not null check (halalas > 0),
  goes_to text not null check (goes_to in ('money', 'package')),
  -- Both sides read it.
  reason text not null check (length(reason) between 1 and 1000),
  taken_at timestamptz not null
);
create index taken_uses_payment on taken_uses (payment_id);
create index taken_uses_appointment on taken_uses (appointment_id);
create unique index taken_uses_returned on taken_uses (appointment_id) where goes_to = 'package';
alter table taken_uses enable row level security, force row level security;
create policy taken_uses_see on taken_uses for select to nabta_app
  using ((select app.actor() = 'system' or app.role() = 'admin') or exists (select from payments where payments.id = payment_id));
create policy taken_uses_take on taken_uses for insert to nabta_app with check ((select app.role()) = 'admin');
grant select, insert (payment_id, appointment_id, halalas, goes_to, reason, taken_at) on taken_uses to nabta_app;

-- An admin moves a use that was earned, and nothing else of a package but its end.
alter policy package_uses_lessen on package_uses
  using (state in ('ready', 'used') and (select app.role()) = 'admin') with check (state in ('ready', 'refunded'));
create policy packages_prolong on packages for update to nabta_app
  using (state = 'open' and (select app.role()) = 'admin') with check (state = 'open' and (select app.role()) = 'admin');

-- What no card can take goes to the wallet, once for each decision.
alter table wallet_credits
  add column decision_id uuid references taken_uses on delete restrict,
  drop constraint wallet_credits_once,
  add constraint wallet_credits_once unique nulls not distinct (payment_id, appointment_id, decision_id);
create index wallet_credits_decision on wallet_credits (decision_id) where decision_id is not null;
grant insert (decision_id) on wallet_credits to nabta_app;
create policy wallet_credits_decide on wallet_credits for insert to nabta_app
  with check ((select app.role()) = 'admin' and decision_id is not null);
alter policy ledger_transactions_give_back on ledger_transactions
  with check ((select app.role()) = 'admin' and kind in ('refund_owed', 'taken_back', 'wallet_refunded'));
alter policy ledger_accounts_give_back on ledger_accounts
  with check ((select app.role()) = 'admin' and kind in ('earnings', 'available', 'wallet'));

alter policy events_of_admins on events
  using ((select app.role()) = 'admin' and (app.is_audited(kind) or (subject_type = 'user' and kind like 'practice.%')
    or kind in (
      'card.added', 'card.default_chosen', 'card.removed', 'payment.disputed', 'payment.dispute_ended',
      'payment.refund_decided', 'payment.use_taken_back', 'ledger.downloaded', 'record.opened', 'record.read', 'record.closed',
      'payout.asked', 'payout.paid', 'payout.returned', 'payouts.held', 'payouts.released', 'reconciliation.asked',
      'difference.looked_into', 'survey.answer_read', 'survey.answer_removed', 'survey.answers_downloaded',
      'newsletter.subscriber_removed', 'newsletter.subscribers_downloaded', 'foods.release_imported')));
