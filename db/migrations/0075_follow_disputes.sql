-- A patient's bank asks for money back, and decides.
create table disputes (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments on delete restrict,
  gateway_dispute text not null unique check (length(gateway_dispute) between 1 and 200),
  halalas integer not null check (halalas > 0),
  -- As the bank says it.
  reason text not null check (length(reason) between 1 and 200),
  state text not null default 'open' check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  -- Of what was lost: what would have gone back to the patient anyway, and what the platform bears.
  gone_back integer not null default 0 check (gone_back between 0 and halalas),
  borne integer not null default 0 check (borne between 0 and halalas),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'lost') = (gone_back + borne > 0)),
  check (gone_back + borne in (0, halalas))
);
create index disputes_payment on disputes (payment_id);
create index disputes_latest on disputes (opened_at, id);
alter table disputes enable row level security, force row level security;
create policy disputes_see on disputes for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy disputes_open on disputes for insert to nabta_app with check ((select app.actor()) = 'system');
create policy disputes_end on disputes for update to nabta_app using ((select app.actor()) = 'system');
grant select, insert (payment_id, gateway_dispute, halalas, reason, opened_at),
  update (state, ended_at, gone_back, borne) on disputes to nabta_app;

-- A bank has given it back: the gateway is not asked for it.
alter table refunds add column by_bank boolean not null default false;
grant update (by_bank) on refunds to nabta_app;

create policy events_of_disputes on events for select to nabta_app
  using ((select app.role()) = 'admin' and kind in ('payment.disputed', 'payment.dispute_ended'));

-- Never more than was captured, what banks have taken back or may still take among it.
create policy disputes_check on disputes for select to nabta_reader using (true);
grant select on disputes to nabta_reader;
create or replace function app.assert_refundable() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if (select coalesce(sum(halalas), 0) from refunds where payment_id = new.payment_id and not by_bank)
      + (select coalesce(sum(halalas), 0) from disputes where payment_id = new.payment_id and state <> 'won')
      > (select amount_halalas from payments where id = new.payment_id and state = 'captured') is not false then
    raise exception 'more would go back than was captured' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
