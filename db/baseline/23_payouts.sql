-- How dietitians are paid: billing details, payouts, and holds on payouts.

-- What a dietitian's invoices state, and where payouts go. The account number is encrypted; its last characters are shown.
create table billing_details (
  user_id uuid primary key references users on delete cascade,
  legal_name text not null,
  vat_number text,
  iban_sealed bytea,
  iban_end text,
  street text not null,
  district text,
  city text not null,
  postal_code text not null,
  saved_at timestamptz not null,
  -- Nothing is paid to an account number that was entered only recently.
  iban_changed_at timestamptz,
  -- The Ministry of Health's license of the institution under which the dietitian practices.
  health_license text check (length(health_license) between 1 and 40),
  check ((iban_sealed is null) = (iban_end is null))
);
alter table billing_details enable row level security, force row level security;
create policy billing_details_own on billing_details to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, legal_name, vat_number, iban_sealed, iban_end, street, district, city, postal_code, saved_at, iban_changed_at,
    health_license),
  update (legal_name, vat_number, iban_sealed, iban_end, street, district, city, postal_code, saved_at, iban_changed_at,
    health_license)
  on billing_details to nabta_app;

-- Whether a payout has arrived and was not returned by the bank afterwards. Dietitians cannot see the `payout_paid`, since it has no
-- entry on an account of theirs.
create function app.is_paid_out(payout uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (select from ledger_transactions where kind = 'payout_paid' and cause_id = payout)
    and not exists (select from ledger_transactions where kind = 'payout_returned' and cause_id = payout)
$$;
alter function app.is_paid_out owner to nabta_reader;
revoke execute on function app.is_paid_out from public;
grant execute on function app.is_paid_out to nabta_app;

-- A payout is stored before the gateway is requested to make it.
create table payouts (
  id uuid primary key,
  dietitian_id uuid references users on delete set null,
  -- The gateway accepts each number once.
  number text not null unique check (number ~ '^\d{16}$'),
  halalas bigint not null check (halalas > 0),
  cause text not null check (cause in ('weekly', 'asked')),
  -- The account as it was when the payout was requested, whatever is changed meanwhile; null once the payout has ended.
  account_sealed bytea,
  iban_end text check (length(iban_end) = 4),
  state text not null default 'asked' check (state in ('asked', 'sent', 'in_doubt', 'paid', 'returned')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  gateway_payout text unique check (length(gateway_payout) between 1 and 200),
  reason text check (reason in ('refused', 'failed', 'account_gone', 'not_made')),
  -- How often the gateway was requested to make it. Only the refusal of a first request shows that nothing was made: after a later
  -- one the payout is in doubt (`in_doubt`), and its money is neither made available nor paid again until an admin has decided.
  -- For payouts that are older than this column the number is unknown, and 1 is entered.
  tries int not null default 0,
  decided_as text check (decided_as in ('paid', 'not_made')),
  check ((state = 'returned') = (reason is not null)),
  check ((state in ('paid', 'returned')) = (ended_at is not null)),
  constraint payouts_known_check check (state not in ('sent', 'paid') or gateway_payout is not null or decided_as = 'paid')
);
create index payouts_dietitian on payouts (dietitian_id, asked_at);
create index payouts_latest on payouts (asked_at, id);
create index payouts_by_state on payouts (state, asked_at, id);
-- Two presses, two tabs or two servers pay once.
create unique index payouts_one_under_way on payouts (dietitian_id) where state in ('asked', 'sent', 'in_doubt');
alter table payouts enable row level security, force row level security;
create policy payouts_see on payouts for select to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy payouts_ask on payouts for insert to nabta_app with check ((select app.actor()) = 'system');
create policy payouts_move on payouts for update to nabta_app using ((select app.actor()) = 'system');
-- An admin decides once about a payout in doubt, and nobody about their own.
create policy payouts_decide on payouts for update to nabta_app
  using ((select app.role()) = 'admin' and state = 'in_doubt' and decided_as is null
    and dietitian_id is distinct from (select app.person()))
  with check ((select app.role()) = 'admin' and state = 'in_doubt' and decided_as is not null);
grant select,
  insert (id, dietitian_id, number, halalas, cause, account_sealed, iban_end, asked_at),
  update (account_sealed, iban_end, state, ended_at, gateway_payout, reason, tries, decided_as)
  on payouts to nabta_app;

-- Why a dietitian's payouts were held, by whom, and who lifted the hold when. The row stays after the hold is lifted.
create table payout_holds (
  dietitian_id uuid not null references users on delete cascade,
  reason text check (length(reason) between 1 and 500),
  held_by uuid references users on delete set null,
  held_at timestamptz not null,
  id uuid primary key default uuidv7(),
  lifted_at timestamptz,
  lifted_by uuid references users on delete set null,
  -- A hold for another reason took its place: nothing was paid out in between.
  is_replaced boolean not null default false,
  -- A hold that began with the suspension of an account or a practice ends with it.
  with_suspension boolean not null default false,
  -- The reason, encrypted. A nightly job moves what is still in clear in `reason` here (app.seal_reasons).
  reason_sealed bytea,
  check (lifted_at is not null or (lifted_by is null and not is_replaced)),
  constraint payout_holds_one_reason check (num_nonnulls(reason, reason_sealed) = 1)
);
create index payout_holds_by on payout_holds (held_by);
-- A dietitian has one hold at a time.
create unique index payout_holds_now on payout_holds (dietitian_id) where lifted_at is null;
create index payout_holds_dietitian on payout_holds (dietitian_id);
create index payout_holds_latest on payout_holds (held_at, id);
create index payout_holds_lifted_by on payout_holds (lifted_by);
alter table payout_holds enable row level security, force row level security;
create policy payout_holds_see on payout_holds for select to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
-- No admin holds or lifts their own payouts.
create policy payout_holds_put on payout_holds for insert to nabta_app
  with check ((select app.role()) = 'admin' and dietitian_id <> (select app.person()) and held_by = (select app.person()));
-- A hold is lifted once, and the rest of it stays as it was written.
create policy payout_holds_lift on payout_holds for update to nabta_app
  using ((select app.role()) = 'admin' and dietitian_id <> (select app.person()) and lifted_at is null)
  with check (lifted_at is not null and lifted_by = (select app.person()));
-- Holds are deleted with the dietitian's data.
create policy payout_holds_erase on payout_holds for delete to nabta_app using ((select app.actor()) = 'system');
-- The system puts a hold in two cases. After a restore, a dietitian who was paid by a payout that the backup does not contain is not
-- paid again before an admin has looked into it. And the first payout to a changed bank account waits for an admin.
create policy payout_holds_after_restore on payout_holds for insert to nabta_app
  with check ((select app.actor()) = 'system' and held_by is null);
-- If payouts are on hold when the bank account changes, the system puts a hold in its place that states both reasons and outlives a
-- suspension.
create policy payout_holds_replace on payout_holds for update to nabta_app
  using ((select app.actor()) = 'system' and lifted_at is null)
  with check (lifted_at is not null and lifted_by is null and is_replaced);
create policy payout_holds_reseal on payout_holds to nabta_reader using (true);
grant select, delete,
  insert (dietitian_id, held_by, held_at, id, with_suspension, reason_sealed),
  update (lifted_at, lifted_by, is_replaced)
  on payout_holds to nabta_app;
grant select (reason, id, reason_sealed), update (reason, reason_sealed) on payout_holds to nabta_reader;
