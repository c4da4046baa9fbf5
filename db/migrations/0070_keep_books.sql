-- A bank asks for the money back: until that is decided, nothing that was earned with it is paid out.
alter table payments add column disputed_at timestamptz;
grant update (disputed_at) on payments to nabta_app;
create index payments_disputed on payments (disputed_at) where disputed_at is not null;
create index payments_latest on payments ((coalesce(captured_at, opened_at)), id);
create index ledger_transactions_posted on ledger_transactions (posted_at, id);

-- People see what stands on their own accounts, and nobody else's side of it.
create policy ledger_entries_own on ledger_entries for select to nabta_app
  using (account_id in (select id from ledger_accounts where user_id = (select app.person())));
create policy ledger_transactions_own on ledger_transactions for select to nabta_app
  using (exists (select from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
    where transaction_id = ledger_transactions.id and user_id = (select app.person())));

create policy payments_earned on payments for select to nabta_app
  using (dietitian_id = (select app.person()) and settled_at is not null);

-- Whether what was asked to be paid out has been; the other side of it is nobody's account.
grant create on schema app to nabta_reader;
create function app.is_paid_out(payout uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$ select exists (select from ledger_transactions where kind = 'payout_paid' and cause_id = payout) $$;
alter function app.is_paid_out owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.is_paid_out from public;
grant execute on function app.is_paid_out to nabta_app;

-- An admin gives back what no rule does: of one payment as often as need be, and always with a reason.
alter table refunds
  add column reason text check (length(reason) between 1 and 1000),
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check check (cause in ('time_gone', 'ended', 'by_admin')),
  add constraint refunds_reason_check1 check ((cause = 'by_admin') = (reason is not null)),
  drop constraint refunds_payment_id_cause_key;
create unique index refunds_once on refunds (payment_id, cause) where cause <> 'by_admin';
create index refunds_payment on refunds (payment_id);
create index refunds_done on refunds (done_at);
create policy refunds_give_back on refunds for insert to nabta_app
  with check ((select app.role()) = 'admin' and cause = 'by_admin');
grant insert (reason) on refunds to nabta_app;
create policy payments_give_back on payments for update to nabta_app
  using ((select app.role()) = 'admin') with check (false);
create policy ledger_transactions_give_back on ledger_transactions for insert to nabta_app
  with check ((select app.role()) = 'admin' and kind in ('refund_owed', 'taken_back'));
-- Entries go into a transaction of the same commit only, and so into one of these.
create policy ledger_entries_give_back on ledger_entries for insert to nabta_app
  with check ((select app.role()) = 'admin');
create policy ledger_accounts_give_back on ledger_accounts for insert to nabta_app
  with check ((select app.role()) = 'admin' and kind in ('earnings', 'available'));
grant update (paid_halalas) on appointments to nabta_app;

create policy events_of_money on events for select to nabta_app
  using ((select app.role()) = 'admin' and kind in ('payment.refund_decided', 'ledger.downloaded'));
