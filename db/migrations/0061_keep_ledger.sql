-- Where money is and whose, in halalas. Debits are above nought and credits below; what somebody is owed is a credit.
create table ledger_accounts (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('clearing', 'prepaid', 'refunds_due', 'earnings', 'platform_fee', 'vat', 'gateway_fee')),
  -- Earnings are one account a dietitian; whoever leaves becomes nobody in theirs.
  user_id uuid references users on delete set null,
  check (kind = 'earnings' or user_id is null)
);
create unique index ledger_accounts_user on ledger_accounts (user_id);
create unique index ledger_accounts_platform on ledger_accounts (kind) where kind <> 'earnings';
insert into ledger_accounts (kind)
  select unnest(array['clearing', 'prepaid', 'refunds_due', 'platform_fee', 'vat', 'gateway_fee']);

-- What has happened once is written once: of each kind there is one transaction a cause.
create table ledger_transactions (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('captured', 'gateway_fee', 'refund_owed', 'refunded', 'earned')),
  cause_id uuid not null,
  posted_at timestamptz not null,
  -- Its entries come with it, and none later.
  written_in xid8 not null default pg_current_xact_id(),
  unique (kind, cause_id)
);
create index ledger_transactions_cause on ledger_transactions (cause_id);

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions on delete restrict,
  account_id uuid not null references ledger_accounts on delete restrict,
  halalas bigint not null check (halalas <> 0),
  primary key (transaction_id, account_id)
);
create index ledger_entries_account on ledger_entries (account_id) include (halalas);

alter table ledger_accounts enable row level security, force row level security;
alter table ledger_transactions enable row level security, force row level security;
alter table ledger_entries enable row level security, force row level security;
create policy ledger_accounts_see on ledger_accounts for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin' or user_id = (select app.person()));
create policy ledger_accounts_open on ledger_accounts for insert to nabta_app with check ((select app.actor()) = 'system');
create policy ledger_transactions_see on ledger_transactions for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy ledger_transactions_post on ledger_transactions for insert to nabta_app with check ((select app.actor()) = 'system');
create policy ledger_entries_see on ledger_entries for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy ledger_entries_post on ledger_entries for insert to nabta_app with check ((select app.actor()) = 'system');
grant select, insert (kind, user_id) on ledger_accounts to nabta_app;
grant select, insert (kind, cause_id, posted_at) on ledger_transactions to nabta_app;
grant select, insert (transaction_id, account_id, halalas) on ledger_entries to nabta_app;

-- The checks see every entry, whoever posts.
create policy ledger_transactions_check on ledger_transactions for select to nabta_reader using (true);
create policy ledger_entries_check on ledger_entries for select to nabta_reader using (true);
grant select on ledger_transactions, ledger_entries to nabta_reader;

grant create on schema app to nabta_reader;
create function app.assert_ledger_open() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not exists (select from ledger_transactions where id = new.transaction_id and written_in = pg_current_xact_id()) then
    raise exception 'what was posted gets no further entries' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
alter function app.assert_ledger_open owner to nabta_reader;
revoke execute on function app.assert_ledger_open from public;
create trigger ledger_entries_open before insert on ledger_entries for each row execute function app.assert_ledger_open();

-- Looked at once for each transaction, when all of its entries are there.
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
  return null;
end $$;
alter function app.assert_ledger_balanced owner to nabta_reader;
revoke execute on function app.assert_ledger_balanced from public;
create constraint trigger ledger_transactions_balanced after insert on ledger_transactions deferrable initially deferred
  for each row execute function app.assert_ledger_balanced();

revoke create on schema app from nabta_reader;

create function app.refuse_ledger_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'what stands in the ledger stays' using errcode = 'integrity_constraint_violation';
end $$;
revoke execute on function app.refuse_ledger_change from public;
create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions
  for each statement execute function app.refuse_ledger_change();
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function app.refuse_ledger_change();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function app.refuse_ledger_change();
