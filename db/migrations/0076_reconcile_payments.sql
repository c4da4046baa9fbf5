-- The gateway, the ledger and the appointments of some days are laid side by side.
create table reconciliations (
  id uuid primary key default uuidv7(),
  from_day date not null,
  to_day date not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  -- So many payments were looked at.
  compared integer check (compared >= 0),
  check (to_day >= from_day)
);
create index reconciliations_begun on reconciliations (begun_at);

-- What differs, with what either side says, until it no longer does or somebody has looked into it.
create table differences (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('unknown_here', 'missing_there', 'amount', 'refund_unwritten', 'refund_missing', 'fee', 'ledger',
    'unbooked', 'unpaid')),
  -- The gateway's number, or the payment's or the appointment's own.
  subject text not null check (length(subject) between 1 and 200),
  payment_id uuid,
  gateway_halalas integer,
  our_halalas integer,
  found_at timestamptz not null,
  gone_at timestamptz,
  looked_at timestamptz,
  note text check (length(note) between 1 and 1000),
  check ((looked_at is null) = (note is null))
);
create unique index differences_once on differences (kind, subject) where gone_at is null;
create index differences_found on differences (found_at);

alter table reconciliations enable row level security, force row level security;
alter table differences enable row level security, force row level security;
create policy reconciliations_all on reconciliations to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin')
  with check ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy differences_all on differences to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin')
  with check ((select app.actor()) = 'system' or (select app.role()) = 'admin');
grant select, insert (from_day, to_day, begun_at), update (ended_at, compared) on reconciliations to nabta_app;
grant select, insert (kind, subject, payment_id, gateway_halalas, our_halalas, found_at),
  update (gateway_halalas, our_halalas, gone_at, looked_at, note) on differences to nabta_app;

create policy events_of_reconciliation on events for select to nabta_app
  using ((select app.role()) = 'admin' and kind in ('reconciliation.asked', 'difference.looked_into'));

-- Never more than was captured: to the card, to the wallet or to both, what banks ask for or have among it.
create or replace function app.assert_refundable() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  to_card bigint;
  by_bank bigint;
  to_wallet bigint;
  moved bigint;
begin
  select coalesce(sum(halalas) filter (where not refunds.by_bank), 0), coalesce(sum(halalas) filter (where cause = 'wallet_closed'), 0)
    into to_card, moved from refunds where payment_id = new.payment_id;
  select coalesce(sum(halalas), 0) into by_bank from disputes where payment_id = new.payment_id and state <> 'won';
  select coalesce(sum(halalas), 0) into to_wallet from wallet_credits where payment_id = new.payment_id;
  if not exists (
    select from payments where id = new.payment_id and state = 'captured' and to_card + by_bank <= amount_halalas
      and moved <= to_wallet and to_card - moved + to_wallet <= amount_halalas + wallet_halalas
  ) then
    raise exception 'more would go back than was captured' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
