-- People's accounts: what a dietitian has earned, what of it may be paid out, and a patient's wallet.
-- The platform's: what the gateway was asked to pay out, what banks have taken back while they decide, and what nobody else bears.
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  drop constraint ledger_accounts_check,
  add constraint ledger_accounts_kind_check check (kind in ('clearing', 'prepaid', 'refunds_due', 'payouts_due', 'disputed', 'losses',
    'platform_fee', 'vat', 'gateway_fee', 'earnings', 'available', 'wallet')),
  add constraint ledger_accounts_check check (kind in ('earnings', 'available', 'wallet') or user_id is null);
drop index ledger_accounts_user;
create unique index ledger_accounts_user on ledger_accounts (user_id, kind);
drop index ledger_accounts_platform;
create unique index ledger_accounts_platform on ledger_accounts (kind) where kind not in ('earnings', 'available', 'wallet');
-- An owner who is no superuser sees no rows while row-level security is forced.
alter table ledger_accounts no force row level security;
insert into ledger_accounts (kind) select unnest(array['payouts_due', 'disputed', 'losses']);
alter table ledger_accounts force row level security;

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('captured', 'gateway_fee', 'refund_owed', 'refunded', 'earned', 'available',
    'payout_asked', 'payout_paid', 'payout_returned', 'dispute_opened', 'dispute_won', 'dispute_lost',
    'wallet_paid', 'wallet_refunded', 'package_earned', 'package_refunded', 'taken_back'));

-- Whoever takes from what is somebody's waits for whoever else does.
create or replace function app.assert_ledger_open() returns trigger
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

-- A wallet is never overdrawn, and nobody is paid out more than may be.
create or replace function app.assert_ledger_balanced() returns trigger
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
create policy ledger_accounts_check on ledger_accounts for select to nabta_reader using (true);
grant select on ledger_accounts to nabta_reader;
