-- What dietitians have earned goes to their bank accounts, on one day of the week or when they ask for it.
alter table platform_settings
  -- 0 is Sunday.
  add column payout_weekday smallint not null default 0 check (payout_weekday between 0 and 6),
  add column payout_minimum smallint not null default 100 check (payout_minimum between 1 and 10000);
grant update (payout_weekday, payout_minimum) on platform_settings to nabta_app;

-- Nobody is paid to an account number that was given a moment ago.
alter table billing_details add column iban_changed_at timestamptz;
grant insert (iban_changed_at), update (iban_changed_at) on billing_details to nabta_app;

create table payouts (
  id uuid primary key,
  dietitian_id uuid references users on delete set null,
  -- The gateway takes each number once.
  number text not null unique check (number ~ '^\d{16}$'),
  halalas bigint not null check (halalas > 0),
  cause text not null check (cause in ('weekly', 'asked')),
  -- Where it goes is where it was to go when it was asked for, whatever is changed meanwhile; null once it has come there.
  account_sealed bytea,
  iban_end text check (length(iban_end) = 4),
  state text not null default 'asked' check (state in ('asked', 'sent', 'paid', 'returned')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  gateway_payout text unique check (length(gateway_payout) between 1 and 200),
  reason text check (reason in ('refused', 'failed', 'account_gone')),
  check ((state = 'returned') = (reason is not null)),
  check ((state in ('paid', 'returned')) = (ended_at is not null)),
  check (state not in ('sent', 'paid') or gateway_payout is not null)
);
-- Two presses, two tabs and two servers pay once.
create unique index payouts_one_under_way on payouts (dietitian_id) where state in ('asked', 'sent');
create index payouts_dietitian on payouts (dietitian_id, asked_at);
create index payouts_latest on payouts (asked_at, id);
create index payouts_by_state on payouts (state, asked_at, id);
alter table payouts enable row level security, force row level security;
create policy payouts_see on payouts for select to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy payouts_ask on payouts for insert to nabta_app with check ((select app.actor()) = 'system');
create policy payouts_move on payouts for update to nabta_app using ((select app.actor()) = 'system');
grant select, insert (id, dietitian_id, number, halalas, cause, account_sealed, iban_end, asked_at),
  update (state, ended_at, gateway_payout, reason, account_sealed, iban_end) on payouts to nabta_app;

create table payout_holds (
  dietitian_id uuid primary key references users on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  held_by uuid references users on delete set null,
  held_at timestamptz not null
);
create index payout_holds_by on payout_holds (held_by);
alter table payout_holds enable row level security, force row level security;
create policy payout_holds_see on payout_holds for select to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy payout_holds_put on payout_holds for insert to nabta_app
  with check ((select app.role()) = 'admin' and dietitian_id <> (select app.person()));
create policy payout_holds_change on payout_holds for update to nabta_app
  using ((select app.role()) = 'admin' and dietitian_id <> (select app.person()));
create policy payout_holds_lift on payout_holds for delete to nabta_app
  using (((select app.role()) = 'admin' and dietitian_id <> (select app.person())) or (select app.actor()) = 'system');
grant select, delete, insert (dietitian_id, reason, held_by, held_at), update (reason, held_by, held_at) on payout_holds to nabta_app;

create policy events_of_payouts on events for select to nabta_app
  using ((select app.role()) = 'admin' and kind in ('payout.asked', 'payout.paid', 'payout.returned', 'payouts.held', 'payouts.released'));

-- What a bank has sent back after it had arrived is not paid out.
create or replace function app.is_paid_out(payout uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (select from ledger_transactions where kind = 'payout_paid' and cause_id = payout)
    and not exists (select from ledger_transactions where kind = 'payout_returned' and cause_id = payout)
$$;
