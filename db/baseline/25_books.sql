-- The nightly comparison with the gateway, and the differences that it finds.

-- Each row is one comparison of the gateway, the ledger and the appointments of some days.
create table reconciliations (
  id uuid primary key default uuidv7(),
  from_day date not null,
  to_day date not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  -- How many payments were compared.
  compared integer check (compared >= 0),
  check (to_day >= from_day)
);
create index reconciliations_begun on reconciliations (begun_at);
alter table reconciliations enable row level security, force row level security;
create policy reconciliations_all on reconciliations to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin')
  with check ((select app.actor()) = 'system' or (select app.role()) = 'admin');
grant select,
  insert (from_day, to_day, begun_at),
  update (ended_at, compared)
  on reconciliations to nabta_app;

-- What differs, with the amount on either side. A difference is open until it is gone or an admin has looked into it.
create table differences (
  id uuid primary key default uuidv7(),
  kind text not null,
  -- The gateway's number, or the id of the payment or the appointment.
  subject text not null check (length(subject) between 1 and 200),
  payment_id uuid,
  gateway_halalas integer,
  our_halalas integer,
  found_at timestamptz not null,
  gone_at timestamptz,
  looked_at timestamptz,
  note text check (length(note) between 1 and 1000),
  check ((looked_at is null) = (note is null)),
  -- `package_unpaid` is a package without its payment, `unsold` a payment without its package.
  constraint differences_kind_check check (kind in ('unknown_here', 'missing_there', 'amount', 'refund_unwritten', 'refund_missing',
    'fee', 'ledger', 'unbooked', 'unpaid', 'unsold', 'package_unpaid', 'payout_unknown', 'payout_missing', 'payout_amount', 'payout_end'))
);
create unique index differences_once on differences (kind, subject) where gone_at is null;
create index differences_found on differences (found_at);
alter table differences enable row level security, force row level security;
create policy differences_all on differences to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin')
  with check ((select app.actor()) = 'system' or (select app.role()) = 'admin');
grant select,
  insert (kind, subject, payment_id, gateway_halalas, our_halalas, found_at),
  update (gateway_halalas, our_halalas, gone_at, looked_at, note)
  on differences to nabta_app;
