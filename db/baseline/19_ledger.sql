-- The ledger: accounts, transactions and their entries, in double entry. The database guards it, whatever the server does.

-- Where money is, or whose it is, in halalas. Debits are positive and credits negative; what the platform owes a person is a credit.
create table ledger_accounts (
  id uuid primary key default uuidv7(),
  kind text not null,
  -- A person has one account of a kind. When the person's data is erased, the account stays and belongs to nobody.
  user_id uuid references users on delete set null,
  check (kind in ('earnings', 'available', 'wallet') or user_id is null),
  -- People's accounts are what a dietitian has earned, what of it may be paid out, and a patient's wallet. The others are the
  -- platform's: `payouts_due` is what the gateway was requested to pay out, `disputed` what banks have taken back until they
  -- decide, and `losses` what nobody else bears.
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
-- An admin's refund or reversal opens the account that it posts to, if its owner has none yet.
create policy ledger_accounts_give_back on ledger_accounts for insert to nabta_app
  with check ((select app.role()) = 'admin' and kind in ('earnings', 'available', 'wallet'));
-- The triggers that check the ledger run as nabta_reader: they see every account, transaction and entry, whichever actor posts.
create policy ledger_accounts_check on ledger_accounts for select to nabta_reader using (true);
grant select, insert (kind, user_id) on ledger_accounts to nabta_app;
grant select on ledger_accounts to nabta_reader;

-- What has happened once is posted once: a cause has at most one transaction of each kind.
create table ledger_transactions (
  id uuid primary key default uuidv7(),
  kind text not null,
  cause_id uuid not null,
  posted_at timestamptz not null,
  -- The database transaction that posted it. Its entries are written in the same one, and none later (app.assert_ledger_open).
  written_in xid8 not null default pg_current_xact_id(),
  unique (kind, cause_id),
  -- Refunds of what is left of a package have no kinds of their own: they use the kinds of every refund.
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
-- Admins post refunds and reversals of earnings; transfers from a wallet to a bank account take the finance duty.
create policy ledger_transactions_give_back on ledger_transactions for insert to nabta_app
  with check ((select app.role()) = 'admin' and (kind in ('refund_owed', 'taken_back', 'wallet_refunded')
    or (kind in ('wallet_transferred', 'wallet_transfer_returned') and (select app.has_duty('finance')))));
create policy ledger_transactions_check on ledger_transactions for select to nabta_reader using (true);
grant select, insert (kind, cause_id, posted_at) on ledger_transactions to nabta_app;
grant select on ledger_transactions to nabta_reader;

-- What a transaction moves: one amount per account.
create table ledger_entries (
  transaction_id uuid not null references ledger_transactions on delete restrict,
  account_id uuid not null references ledger_accounts on delete restrict,
  halalas bigint not null check (halalas <> 0),
  primary key (transaction_id, account_id)
);
create index ledger_entries_account on ledger_entries (account_id) include (halalas);
alter table ledger_entries enable row level security, force row level security;
create policy ledger_entries_see on ledger_entries for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy ledger_entries_post on ledger_entries for insert to nabta_app with check ((select app.actor()) = 'system');
-- People see the entries of their own accounts, and not the other side of a transaction.
create policy ledger_entries_own on ledger_entries for select to nabta_app
  using (account_id in (select id from ledger_accounts where user_id = (select app.person())));
-- Entries belong to a transaction of the same commit, so an admin adds them only to one that an admin may post.
create policy ledger_entries_give_back on ledger_entries for insert to nabta_app
  with check ((select app.role()) = 'admin');
create policy ledger_entries_check on ledger_entries for select to nabta_reader using (true);
grant select, insert (transaction_id, account_id, halalas) on ledger_entries to nabta_app;
grant select on ledger_entries to nabta_reader;

-- People see the transactions that move something on their own accounts.
create policy ledger_transactions_own on ledger_transactions for select to nabta_app
  using (exists (select from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
    where transaction_id = ledger_transactions.id and user_id = (select app.person())));

-- Refuses entries to a transaction that was committed. Concurrent withdrawals from one wallet or available balance wait for each
-- other, so that each sees what the others have taken.
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

-- Checked once per transaction, at the commit, when all of its entries are there: they add up to zero, a wallet is never
-- overdrawn, and no payout exceeds what is available. Only a reversal of earnings may take more than is available.
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

-- The ledger only grows, for the owner of the tables as for everyone: a correction is another transaction. Accounts can be updated,
-- since they lose their owner when the owner's data is erased.
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

-- Earnings that are not available yet. An hourly job looks for them, and without this table would look through everything that
-- was ever earned.
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
