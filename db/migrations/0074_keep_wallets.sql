-- What is to be paid from a wallet: kept back while it is being paid for, and spent when it is captured.
create table wallet_holds (
  payment_id uuid primary key,
  user_id uuid references users on delete set null,
  appointment_id uuid not null,
  halalas integer not null check (halalas > 0),
  held_at timestamptz not null,
  -- From then on it may be spent on something else, and what comes later is looked at again.
  held_until timestamptz not null,
  spent_at timestamptz
);
create index wallet_holds_user on wallet_holds (user_id, held_until);
alter table wallet_holds enable row level security, force row level security;
create policy wallet_holds_see on wallet_holds for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy wallet_holds_keep on wallet_holds for insert to nabta_app with check (user_id = (select app.person()));
create policy wallet_holds_spend on wallet_holds for update to nabta_app using ((select app.actor()) = 'system');
grant select, insert (payment_id, user_id, appointment_id, halalas, held_at, held_until), update (spent_at) on wallet_holds to nabta_app;

-- What has come back to a wallet of a payment.
create table wallet_credits (
  id uuid primary key default uuidv7(),
  user_id uuid references users on delete set null,
  payment_id uuid not null references payments on delete restrict,
  appointment_id uuid not null,
  halalas integer not null check (halalas > 0),
  credited_at timestamptz not null,
  unique (payment_id)
);
create index wallet_credits_user on wallet_credits (user_id, credited_at);
alter table wallet_credits enable row level security, force row level security;
create policy wallet_credits_see on wallet_credits for select to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy wallet_credits_give on wallet_credits for insert to nabta_app with check ((select app.actor()) = 'system');
grant select, insert (user_id, payment_id, appointment_id, halalas, credited_at) on wallet_credits to nabta_app;

-- A wallet may pay a part, or all: then the gateway has no part in it.
alter table payments
  drop constraint payments_amount_halalas_check,
  drop constraint payments_check,
  alter column form drop not null,
  alter column url drop not null,
  add column wallet_halalas integer not null default 0 check (wallet_halalas >= 0),
  add check (amount_halalas >= 0 and amount_halalas + wallet_halalas > 0),
  add check ((amount_halalas = 0) = (form is null) and (form is null) = (url is null)),
  add check ((state = 'captured') = (captured_at is not null) and (gateway_payment is not null) = (state = 'captured' and amount_halalas > 0));
grant insert (wallet_halalas) on payments to nabta_app;
alter table awaited_appointments add column wallet_halalas integer not null default 0 check (wallet_halalas >= 0);
grant insert (wallet_halalas) on awaited_appointments to nabta_app;

-- Where a patient who cancels would rather have it.
alter table appointments add column refund_to text check (refund_to = 'wallet');
grant update (refund_to) on appointments to nabta_app;

-- What went to a wallet goes back to its card when the wallet is closed.
alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check check (cause in ('time_gone', 'ended', 'by_admin', 'wallet_closed'));
create policy wallet_credits_check on wallet_credits for select to nabta_reader using (true);
grant select on wallet_credits to nabta_reader;
grant create on schema app to nabta_reader;
create or replace function app.assert_refundable() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  to_card bigint;
  to_wallet bigint;
  moved bigint;
begin
  select coalesce(sum(halalas), 0), coalesce(sum(halalas) filter (where cause = 'wallet_closed'), 0) into to_card, moved
    from refunds where payment_id = new.payment_id;
  select coalesce(sum(halalas), 0) into to_wallet from wallet_credits where payment_id = new.payment_id;
  if not exists (
    select from payments where id = new.payment_id and state = 'captured' and to_card <= amount_halalas and moved <= to_wallet
      and to_card - moved + to_wallet <= amount_halalas + wallet_halalas
  ) then
    raise exception 'more would go back than was captured' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
revoke create on schema app from nabta_reader;
create trigger wallet_credits_within_capture after insert on wallet_credits for each row execute function app.assert_refundable();
