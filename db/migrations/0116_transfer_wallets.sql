-- What is on a wallet goes to its owner's bank account when they ask the Support Team for it: an admin transfers it by hand.
create table wallet_transfers (
  id uuid primary key default uuidv7(),
  account_id uuid not null references ledger_accounts on delete restrict,
  -- Null where its owner has left: the account of the ledger stays.
  user_id uuid references users on delete set null,
  halalas integer not null check (halalas > 0),
  -- Nothing else of the bank account is stored; nothing at all once its owner has left.
  iban_end text check (iban_end ~ '^[0-9A-Z]{4}$'),
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  -- The bank has sent it back, and it is on the wallet again.
  returned_at timestamptz
);
create index wallet_transfers_account on wallet_transfers (account_id, made_at);
create index wallet_transfers_user on wallet_transfers (user_id, made_at);
create index wallet_transfers_by on wallet_transfers (made_by);
alter table wallet_transfers enable row level security, force row level security;
create policy wallet_transfers_see on wallet_transfers for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy wallet_transfers_make on wallet_transfers for insert to nabta_app
  with check ((select app.has_duty('finance')));
create policy wallet_transfers_return on wallet_transfers for update to nabta_app
  using ((select app.has_duty('finance'))) with check ((select app.has_duty('finance')));
create policy wallet_transfers_forget on wallet_transfers for update to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, insert (account_id, user_id, halalas, iban_end, made_by, made_at), update (returned_at, iban_end)
  on wallet_transfers to nabta_app;

alter table ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'captured', 'gateway_fee', 'refund_owed', 'refunded', 'earned', 'available', 'payout_asked', 'payout_paid',
    'payout_returned', 'dispute_opened', 'dispute_won', 'dispute_lost', 'wallet_paid', 'wallet_refunded', 'package_earned',
    'taken_back', 'wallet_transferred', 'wallet_transfer_returned'));
alter policy ledger_transactions_give_back on ledger_transactions
  with check ((select app.role()) = 'admin' and (kind in ('refund_owed', 'taken_back', 'wallet_refunded')
    or (kind in ('wallet_transferred', 'wallet_transfer_returned') and (select app.has_duty('finance')))));

alter policy events_of_admins on events
  using ((select app.role()) = 'admin' and (app.is_audited(kind) or (subject_type = 'user' and kind like 'practice.%')
    or kind in (
      'card.added', 'card.default_chosen', 'card.removed', 'payment.disputed', 'payment.dispute_ended', 'payment.refund_decided',
      'payment.use_taken_back', 'ledger.downloaded', 'record.opened', 'record.read', 'record.closed', 'payout.asked',
      'payout.paid', 'payout.doubted', 'payout.decided', 'payout.returned', 'payouts.held', 'payouts.released',
      'reconciliation.asked', 'difference.looked_into', 'survey.answer_read', 'survey.answer_removed',
      'survey.answers_downloaded', 'newsletter.subscriber_removed', 'newsletter.subscribers_downloaded',
      'foods.release_imported', 'appointment.absence_claimed', 'appointment.absence_decided', 'wallet.transferred',
      'wallet.transfer_returned')));
