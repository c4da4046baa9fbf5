-- Credit of patients.

-- What is to be paid from a wallet: kept back while it is being paid for, and spent when it is captured.
create table wallet_holds (
  payment_id uuid primary key,
  user_id uuid references users on delete set null,
  appointment_id uuid,
  halalas integer not null check (halalas > 0),
  held_at timestamptz not null,
  -- From then on it may be spent on something else, and what comes later is looked at again.
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
-- What a patient gives up is free on the wallet at once.
grant select,
  insert (payment_id, user_id, appointment_id, halalas, held_at, held_until, package_id),
  update (held_until, spent_at)
  on wallet_holds to nabta_app;

-- What has come back to a wallet of a payment.
create table wallet_credits (
  id uuid primary key default uuidv7(),
  user_id uuid references users on delete set null,
  payment_id uuid not null references payments on delete restrict,
  -- Of a package more than one part may go back: each use once, and once what was left at its end.
  appointment_id uuid,
  halalas integer not null check (halalas > 0),
  credited_at timestamptz not null,
  package_id uuid,
  -- What no card can take goes to the wallet, once for each decision.
  decision_id uuid references taken_uses on delete restrict,
  -- An admin gives back what a wallet has paid: each time with a reason, which both sides read, and as often as something is left.
  reason text,
  -- That an admin has given it is known without the words.
  reason_sealed bytea,
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
create policy wallet_credits_check on wallet_credits for select to nabta_reader using (true);
create policy wallet_credits_decide on wallet_credits for insert to nabta_app
  with check ((select app.role()) = 'admin' and (decision_id is not null or by_admin));
-- Whose share of it was taken back sees so.
create policy wallet_credits_see_decided on wallet_credits for select to nabta_app
  using (by_admin and exists (select from payments where payments.id = payment_id));
create policy wallet_credits_reword on wallet_credits for update to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy wallet_credits_reseal on wallet_credits for update to nabta_reader using (true);
create trigger wallet_credits_within_capture after insert on wallet_credits for each row execute function app.assert_refundable();
grant select,
  insert (id, user_id, payment_id, appointment_id, halalas, credited_at, package_id, decision_id, reason_sealed, by_admin),
  update (reason, reason_sealed)
  on wallet_credits to nabta_app;
grant select,
  select (id, reason, reason_sealed),
  update (reason, reason_sealed)
  on wallet_credits to nabta_reader;

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
grant select,
  insert (account_id, user_id, halalas, iban_end, made_by, made_at),
  update (iban_end, returned_at)
  on wallet_transfers to nabta_app;
