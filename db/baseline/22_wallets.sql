-- Patients' credit. A wallet's balance is the sum of its entries in the ledger; here is what is held for payments, what is refunded to
-- a wallet, and what is transferred from it to a bank account.

-- What is to be paid from a wallet. It is held while the payment is open, and spent when the payment is captured.
create table wallet_holds (
  payment_id uuid primary key,
  user_id uuid references users on delete set null,
  appointment_id uuid,
  halalas integer not null check (halalas > 0),
  held_at timestamptz not null,
  -- From then on it may be spent on something else, and a payment that is captured later checks again whether it is still there.
  held_until timestamptz not null,
  spent_at timestamptz,
  package_id uuid,
  check (num_nonnulls(appointment_id, package_id) = 1)
);
create index wallet_holds_user on wallet_holds (user_id, held_until);
alter table wallet_holds enable row level security, force row level security;
create policy wallet_holds_see on wallet_holds for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy wallet_holds_keep on wallet_holds for insert to nabta_app with check (user_id = (select app.person()));
create policy wallet_holds_spend on wallet_holds for update to nabta_app using ((select app.actor()) = 'system');
-- `held_until` is updated when a patient gives up a payment: its amount can be spent again immediately.
grant select,
  insert (payment_id, user_id, appointment_id, halalas, held_at, held_until, package_id),
  update (held_until, spent_at)
  on wallet_holds to nabta_app;

-- What a payment has refunded to a wallet.
create table wallet_credits (
  id uuid primary key default uuidv7(),
  user_id uuid references users on delete set null,
  payment_id uuid not null references payments on delete restrict,
  -- A package may be refunded in several parts: each session once, and once what is left at its end.
  appointment_id uuid,
  halalas integer not null check (halalas > 0),
  credited_at timestamptz not null,
  package_id uuid,
  -- When an earned session is taken back, what no card can take goes to the wallet, once per decision.
  decision_id uuid references taken_uses on delete restrict,
  -- An admin refunds what a wallet has paid: each time with a reason, which both sides read, and as often as something is left.
  reason text,
  -- The reason, encrypted. A nightly job moves what is still in clear in `reason` here (app.seal_reasons).
  reason_sealed bytea,
  -- That an admin decided it stays known when the reason is deleted.
  by_admin boolean not null default false,
  check (num_nonnulls(appointment_id, package_id) >= 1),
  check (reason is null or reason_sealed is null),
  constraint wallet_credits_reason_check check (reason is null or (length(reason) between 1 and 1000 and decision_id is null)),
  constraint wallet_credits_reason_by_admin check (num_nonnulls(reason, reason_sealed) = 0 or (by_admin and decision_id is null))
);
create index wallet_credits_user on wallet_credits (user_id, credited_at);
create index wallet_credits_decision on wallet_credits (decision_id) where decision_id is not null;
create index wallet_credits_payment on wallet_credits (payment_id);
create unique index wallet_credits_once on wallet_credits (payment_id, appointment_id, decision_id) nulls not distinct where not by_admin;
alter table wallet_credits enable row level security, force row level security;
create policy wallet_credits_see on wallet_credits for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy wallet_credits_give on wallet_credits for insert to nabta_app with check ((select app.actor()) = 'system');
create policy wallet_credits_decide on wallet_credits for insert to nabta_app
  with check ((select app.role()) = 'admin' and (decision_id is not null or by_admin));
-- If an admin's credit took back a dietitian's share, the dietitian sees the credit.
create policy wallet_credits_see_decided on wallet_credits for select to nabta_app
  using (by_admin and exists (select from payments where payments.id = payment_id));
-- The reason is deleted with the data of the wallet's owner.
create policy wallet_credits_reword on wallet_credits for update to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
-- For app.assert_refundable, which runs as nabta_reader.
create policy wallet_credits_check on wallet_credits for select to nabta_reader using (true);
create policy wallet_credits_reseal on wallet_credits for update to nabta_reader using (true);
grant select,
  insert (id, user_id, payment_id, appointment_id, halalas, credited_at, package_id, decision_id, reason_sealed, by_admin),
  update (reason, reason_sealed)
  on wallet_credits to nabta_app;
grant select, select (id, reason, reason_sealed), update (reason, reason_sealed) on wallet_credits to nabta_reader;
create trigger wallet_credits_within_capture after insert on wallet_credits for each row execute function app.assert_refundable();

-- Transfers of a wallet's balance to its owner's bank account, which the owner requests from the Support Team. An admin makes them by
-- hand.
create table wallet_transfers (
  id uuid primary key default uuidv7(),
  account_id uuid not null references ledger_accounts on delete restrict,
  -- Null if the owner has left. The account in the ledger stays, so that it can be paid out as well.
  user_id uuid references users on delete set null,
  halalas integer not null check (halalas > 0),
  -- Nothing else of the bank account is stored, and nothing at all once the owner has left.
  iban_end text check (iban_end ~ '^[0-9A-Z]{4}$'),
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  -- The bank has returned it, and it is on the wallet again.
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
-- For the erasure of the owner's data.
create policy wallet_transfers_forget on wallet_transfers for update to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select,
  insert (account_id, user_id, halalas, iban_end, made_by, made_at),
  update (iban_end, returned_at)
  on wallet_transfers to nabta_app;
