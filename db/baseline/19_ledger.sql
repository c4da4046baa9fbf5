-- Double entry, guarded by the database.

-- Where money is and whose, in halalas. Debits are above nought and credits below; what somebody is owed is a credit.
create table ledger_accounts (
  id uuid primary key default uuidv7(),
  kind text not null,
  -- Earnings are one account a dietitian; whoever leaves becomes nobody in theirs.
  user_id uuid references users on delete set null,
  check (kind in ('earnings', 'available', 'wallet') or user_id is null),
  -- People's accounts: what a dietitian has earned, what of it may be paid out, and a patient's wallet.
  -- The platform's: what the gateway was asked to pay out, what banks have taken back while they decide, and what nobody else bears.
  constraint ledger_accounts_kind_check check (kind in ('clearing', 'prepaid', 'refunds_due', 'payouts_due', 'disputed', 'losses',
    'platform_fee', 'vat', 'gateway_fee', 'earnings', 'available', 'wallet'))
);
insert into ledger_accounts (kind)
  select unnest(array['clearing', 'prepaid', 'refunds_due', 'platform_fee', 'vat', 'gateway_fee']);
insert into ledger_accounts (kind) select unnest(array['payouts_due', 'disputed', 'losses']);
create unique index ledger_accounts_user on ledger_accounts (user_id, kind);
create unique index ledger_accounts_platform on ledger_accounts (kind) where kind not in ('earnings', 'available', 'wallet');
alter table ledger_accounts enable row level security, force row level security;
create policy ledger_accounts_see on ledger_accounts for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin' or user_id = (select app.person()));
create policy ledger_accounts_open on ledger_accounts for insert to nabta_app with check ((select app.actor()) = 'system');
create policy ledger_accounts_check on ledger_accounts for select to nabta_reader using (true);
create policy ledger_accounts_give_back on ledger_accounts for insert to nabta_app
  with check ((select app.role()) = 'admin' and kind in ('earnings', 'available', 'wallet'));
grant select, insert (kind, user_id) on ledger_accounts to nabta_app;
grant select on ledger_accounts to nabta_reader;

-- What has happened once is written once: of each kind there is one transaction a cause.
create table ledger_transactions (
  id uuid primary key default uuidv7(),
  kind text not null,
  cause_id uuid not null,
  posted_at timestamptz not null,
  -- Its entries come with it, and none later.
  written_in xid8 not null default pg_current_xact_id(),
  unique (kind, cause_id),
  -- What is left of a package goes back by the same kinds as every refund.
  constraint ledger_transactions_kind_check check (kind in (
    'captured', 'gateway_fee', 'refund_owed', 'refunded', 'earned', 'available', 'payout_asked', 'payout_paid',
    'payout_returned', 'dispute_opened', 'dispute_won', 'dispute_lost', 'wallet_paid', 'wallet_refunded', 'package_earned',
    'taken_back', 'wallet_transferred', 'wallet_transfer_returned'))
);
create index ledger_transactions_cause on ledger_transactions (cause_id);
create index ledger_transactions_posted on ledger_transactions (posted_at, id);
alter table ledger_transactions enable row level security, force row level security;
create policy ledger_transactions_see on ledger_transactions for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy ledger_transactions_post on ledger_transactions for insert to nabta_app with check ((select app.actor()) = 'system');
-- The checks see every entry, whoever posts.
create policy ledger_transactions_check on ledger_transactions for select to nabta_reader using (true);
create policy ledger_transactions_give_back on ledger_transactions for insert to nabta_app
  with check ((select app.role()) = 'admin' and (kind in ('refund_owed', 'taken_back', 'wallet_refunded')
    or (kind in ('wallet_transferred', 'wallet_transfer_returned') and (select app.has_duty('finance')))));
grant select, insert (kind, cause_id, posted_at) on ledger_transactions to nabta_app;
grant select on ledger_transactions to nabta_reader;

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions on delete restrict,
  account_id uuid not null references ledger_accounts on delete restrict,
  halalas bigint not null check (halalas <> 0),
  primary key (transaction_id, account_id)
);
alter table ledger_entries enable row level security, force row level security;
grant select, insert (transaction_id, account_id, halalas) on ledger_entries to nabta_app;
grant select on ledger_entries to nabta_reader;

create policy ledger_transactions_own on ledger_transactions for select to nabta_app
  using (exists (select from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
    where transaction_id = ledger_transactions.id and user_id = (select app.person())));

create index ledger_entries_account on ledger_entries (account_id) include (halalas);
create policy ledger_entries_see on ledger_entries for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy ledger_entries_post on ledger_entries for insert to nabta_app with check ((select app.actor()) = 'system');
create policy ledger_entries_check on ledger_entries for select to nabta_reader using (true);
-- People see what stands on their own accounts, and nobody else's side of it.
create policy ledger_entries_own on ledger_entries for select to nabta_app
  using (account_id in (select id from ledger_accounts where user_id = (select app.person())));
-- Entries go into a transaction of the same commit only, and so into one of these.
create policy ledger_entries_give_back on ledger_entries for insert to nabta_app
  with check ((select app.role()) = 'admin');

-- Whoever takes from what is somebody's waits for whoever else does.
create function app.assert_ledger_open() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not exists (select from ledger_transactions where id = new.transaction_id and written_in = pg_current_xact_id()) then
    raise exception 'what was posted gets no further entries' using errcode = 'integrity_constraint_violation';
  end if;
  if new.halalas > 0 and exists (select from ledger_accounts where id = new.account_id and kind in ('available', 'wallet')) then
    perform pg_advisory_xact_lock(hashtextextended(new.account_id::text, 68));
  end if;
  return new;
end $$;
alter function app.assert_ledger_open owner to nabta_reader;
revoke execute on function app.assert_ledger_open from public;
create trigger ledger_entries_open before insert on ledger_entries for each row execute function app.assert_ledger_open();

-- Looked at once for each transaction, when all of its entries are there.
-- A wallet is never overdrawn, and nobody is paid out more than may be.
create function app.assert_ledger_balanced() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  entries integer;
  total numeric;
begin
  select count(*), coalesce(sum(halalas), 0) into entries, total from ledger_entries where transaction_id = new.id;
  if entries < 2 or total <> 0 then
    raise exception 'a ledger transaction of % entries comes to %', entries, total using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
    select from ledger_entries as taken join ledger_accounts on ledger_accounts.id = taken.account_id
      where taken.transaction_id = new.id and taken.halalas > 0
        and (kind = 'wallet' or (kind = 'available' and new.kind = 'payout_asked'))
        and (select sum(halalas) from ledger_entries as of_it where of_it.account_id = taken.account_id) > 0
  ) then
    raise exception 'more would leave an account than is on it' using errcode = 'integrity_constraint_violation', constraint = 'ledger_overdrawn';
  end if;
  return null;
end $$;
alter function app.assert_ledger_balanced owner to nabta_reader;
revoke execute on function app.assert_ledger_balanced from public;
create constraint trigger ledger_transactions_balanced after insert on ledger_transactions deferrable initially deferred
  for each row execute function app.assert_ledger_balanced();

create function app.refuse_ledger_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'what stands in the ledger stays' using errcode = 'integrity_constraint_violation';
end $$;
revoke execute on function app.refuse_ledger_change from public;
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function app.refuse_ledger_change();
create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions
  for each statement execute function app.refuse_ledger_change();
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function app.refuse_ledger_change();

-- What was earned and is not available yet: a round looks for it each hour, and would have to look at all that was ever earned.
create table pending_earnings (
  cause_id uuid primary key,
  earned_in uuid not null unique references ledger_transactions on delete restrict
);
alter table pending_earnings enable row level security, force row level security;
create policy pending_earnings_keep on pending_earnings to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, delete, insert (cause_id, earned_in) on pending_earnings to nabta_app;

create function app.mark_pending() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.kind = 'available' then
    delete from public.pending_earnings where cause_id = new.cause_id;
  else
    insert into public.pending_earnings (cause_id, earned_in) values (new.cause_id, new.id);
  end if;
  return null;
end $$;
create trigger ledger_transactions_mark_pending after insert on ledger_transactions for each row
  when (new.kind in ('earned', 'package_earned', 'available')) execute function app.mark_pending();
