-- Saved cards, payments, refunds, disputes, and what the gateway tells.

-- Cards that people pay with. The gateway has the card; here is its token, and what its owner tells it from others by.
create table payment_methods (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  gateway_token text not null unique check (length(gateway_token) between 1 and 200),
  brand text not null check (brand in ('mada', 'visa', 'mastercard', 'amex', 'unionpay', 'other')),
  last_four text not null check (last_four ~ '^\d{4}$'),
  -- The last day on which it can be used.
  expires_on date not null,
  is_default boolean not null default false,
  added_at timestamptz not null
);
create index payment_methods_user on payment_methods (user_id, added_at);
create unique index payment_methods_one_default on payment_methods (user_id) where is_default;
alter table payment_methods enable row level security, force row level security;
create policy payment_methods_own on payment_methods to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, gateway_token, brand, last_four, expires_on, is_default, added_at),
  update (is_default)
  on payment_methods to nabta_app;

-- Somebody was sent to the gateway's form. The card counts once the same person has come back from there.
create table card_additions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  form text not null unique check (length(form) between 1 and 200),
  begun_at timestamptz not null,
  returned_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('added', 'not_added')),
  -- Whatever was held for it has been given back, and tokens that nobody wants are gone.
  released_at timestamptz,
  check ((ended_at is null) = (outcome is null)),
  check (released_at is null or ended_at is not null)
);
create index card_additions_user on card_additions (user_id, begun_at);
create index card_additions_open on card_additions (begun_at) where released_at is null;
alter table card_additions enable row level security, force row level security;
create policy card_additions_own on card_additions to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, user_id, form, begun_at),
  update (returned_at, ended_at, outcome, released_at)
  on card_additions to nabta_app;

-- Tokens that the gateway is still to forget; a row goes when it has.
create table unwanted_cards (
  gateway_token text primary key check (length(gateway_token) between 1 and 200),
  since timestamptz not null
);
alter table unwanted_cards enable row level security, force row level security;
create policy unwanted_cards_leave on unwanted_cards for insert to nabta_app
  with check ((select app.person()) is not null or (select app.actor()) = 'system');
create policy unwanted_cards_forget on unwanted_cards to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (gateway_token, since) on unwanted_cards to nabta_app;

-- What the gateway has told, as it was received: sealed, since a cardholder's name stands in it.
create table payment_webhooks (
  id uuid primary key default uuidv7(),
  gateway_event text not null unique check (length(gateway_event) between 1 and 200),
  body_sealed bytea not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index payment_webhooks_received on payment_webhooks (received_at);
alter table payment_webhooks enable row level security, force row level security;
create policy payment_webhooks_system on payment_webhooks to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy payment_webhooks_reseal on payment_webhooks to nabta_reader using (true);
grant select, delete,
  insert (gateway_event, body_sealed, received_at),
  update (handled_at)
  on payment_webhooks to nabta_app;
grant select (id, gateway_event, body_sealed), update (body_sealed) on payment_webhooks to nabta_reader;

-- What becomes an appointment once it is paid for, under this id and with what was agreed on here.
create table awaited_appointments (
  id uuid primary key,
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid not null references users on delete cascade,
  service_id uuid references services on delete set null,
  type text not null,
  service_name text not null,
  other_service_name text,
  mode text not null check (mode in ('video', 'in-person')),
  price_halalas integer not null check (price_halalas > 0),
  policy jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  patient_zone text not null,
  message_sealed bytea,
  asked_at timestamptz not null,
  held_until timestamptz not null,
  wallet_halalas integer not null default 0 check (wallet_halalas >= 0),
  check (patient_id <> dietitian_id)
);
create index awaited_appointments_patient on awaited_appointments (patient_id, starts_at);
create index awaited_appointments_dietitian on awaited_appointments (dietitian_id);
create index awaited_appointments_service on awaited_appointments (service_id);
create index awaited_appointments_asked on awaited_appointments (asked_at);
alter table awaited_appointments enable row level security, force row level security;
create policy awaited_appointments_own on awaited_appointments to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system')
  with check (patient_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas, policy, starts_at,
    ends_at, patient_zone, message_sealed, asked_at, held_until, wallet_halalas),
  update (mode, patient_zone, message_sealed)
  on awaited_appointments to nabta_app;

-- Somebody is to pay for what is awaited. The gateway has a form for it, and what is said here is what it must come back with.
create table payments (
  id uuid primary key,
  patient_id uuid references users on delete set null,
  dietitian_id uuid references users on delete set null,
  -- What is awaited, and then the appointment itself; it may never have come about.
  -- A payment is of an appointment, or of a package.
  appointment_id uuid unique,
  amount_halalas integer not null,
  -- As they were when it was opened.
  fee_percent smallint not null check (fee_percent between 0 and 50),
  vat_percent smallint not null check (vat_percent between 0 and 25),
  -- A wallet may pay a part, or all: then the gateway has no part in it.
  form text unique check (length(form) between 1 and 200),
  url text check (length(url) <= 2000),
  state text not null default 'opened' check (state in ('opened', 'captured', 'expired')),
  opened_at timestamptz not null,
  form_until timestamptz not null,
  gateway_payment text unique check (length(gateway_payment) between 1 and 200),
  card_brand text,
  last_four text check (last_four ~ '^\d{4}$'),
  captured_at timestamptz,
  -- What the appointment came to has been written down.
  settled_at timestamptz,
  -- One at a time asks the gateway to give money back.
  refunding_until timestamptz,
  -- To where the browser comes back, whichever way is paid.
  returns_to text check (length(returns_to) <= 2000),
  -- A bank asks for the money back: until that is decided, nothing that was earned with it is paid out.
  disputed_at timestamptz,
  wallet_halalas integer not null default 0 check (wallet_halalas >= 0),
  package_id uuid unique,
  -- When a patient was told that a payment of theirs waits, by the bell: once for each.
  told_waiting_at timestamptz,
  check (amount_halalas >= 0 and amount_halalas + wallet_halalas > 0),
  check (settled_at is null or state = 'captured'),
  check ((amount_halalas = 0) = (form is null) and (form is null) = (url is null)),
  check ((state = 'captured') = (captured_at is not null) and (gateway_payment is not null) = (state = 'captured' and amount_halalas > 0)),
  check (num_nonnulls(appointment_id, package_id) = 1)
);
create index payments_patient on payments (patient_id, opened_at);
create index payments_dietitian on payments (dietitian_id, opened_at);
create index payments_opened on payments (opened_at) where state = 'opened';
create index payments_expired on payments (opened_at) where state = 'expired';
create index payments_unsettled on payments (captured_at) where state = 'captured' and settled_at is null;
create index payments_disputed on payments (disputed_at) where disputed_at is not null;
create index payments_latest on payments ((coalesce(captured_at, opened_at)), id);
alter table payments enable row level security, force row level security;
create policy payments_see on payments for select to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy payments_open on payments for insert to nabta_app
  with check ((patient_id = (select app.person()) and state = 'opened') or (select app.actor()) = 'system');
create policy payments_move on payments for update to nabta_app using ((select app.actor()) = 'system');
-- Never more than was captured, whoever asks.
create policy payments_check on payments for select to nabta_reader using (true);
create policy payments_earned on payments for select to nabta_app
  using (dietitian_id = (select app.person()) and settled_at is not null);
create policy payments_give_back on payments for update to nabta_app
  using ((select app.role()) = 'admin') with check (false);
create policy payments_of_packages on payments for select to nabta_app
  using (dietitian_id = (select app.person()) and package_id is not null and state = 'captured');
grant select,
  insert (id, patient_id, dietitian_id, appointment_id, amount_halalas, fee_percent, vat_percent, form, url, opened_at, form_until,
    returns_to, wallet_halalas, package_id),
  update (state, gateway_payment, card_brand, last_four, captured_at, settled_at, refunding_until, disputed_at, told_waiting_at)
  on payments to nabta_app;
grant select on payments to nabta_reader;

-- What is owed back of a payment, and since when the gateway has given it back.
create table refunds (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments on delete restrict,
  halalas integer not null check (halalas > 0),
  -- Nothing was booked for it, or what was booked has ended.
  cause text not null,
  owed_at timestamptz not null,
  done_at timestamptz,
  -- An admin gives back what no rule does: of one payment as often as need be, and always with a reason.
  reason text check (length(reason) between 1 and 1000),
  -- A bank has given it back: the gateway is not asked for it.
  by_bank boolean not null default false,
  reason_sealed bytea,
  check (reason is null or reason_sealed is null),
  -- What went to a wallet goes back to its card when the wallet is closed.
  constraint refunds_cause_check check (cause in ('time_gone', 'ended', 'by_admin', 'wallet_closed', 'not_sold', 'package_ended',
    'use_returned')),
  constraint refunds_reason_by_admin check (cause = 'by_admin' or num_nonnulls(reason, reason_sealed) = 0)
);
create index refunds_owed on refunds (owed_at) where done_at is null;
create index refunds_payment on refunds (payment_id);
create index refunds_done on refunds (done_at);
create unique index refunds_once on refunds (payment_id, cause) where cause not in ('by_admin', 'use_returned');
alter table refunds enable row level security, force row level security;
create policy refunds_see on refunds for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin' or exists (select from payments where id = payment_id));
create policy refunds_owe on refunds for insert to nabta_app with check ((select app.actor()) = 'system');
create policy refunds_do on refunds for update to nabta_app using ((select app.actor()) = 'system');
create policy refunds_check on refunds for select to nabta_reader using (true);
create policy refunds_give_back on refunds for insert to nabta_app
  with check ((select app.role()) = 'admin' and cause = 'by_admin');
create policy refunds_reseal on refunds for update to nabta_reader using (true);
grant select,
  insert (id, payment_id, halalas, cause, owed_at, reason_sealed),
  update (done_at, reason, by_bank, reason_sealed)
  on refunds to nabta_app;
grant select, select (id, reason, reason_sealed), update (reason, reason_sealed) on refunds to nabta_reader;

-- Never more than was captured: to the card, to the wallet or to both, what banks ask for or have among it.
create function app.assert_refundable() returns trigger
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
alter function app.assert_refundable owner to nabta_reader;
revoke execute on function app.assert_refundable from public;
create trigger refunds_within_capture after insert on refunds for each row execute function app.assert_refundable();

-- A try to pay with a saved card: a payment at the gateway under this id, written down before the gateway is asked for it.
create table card_charges (
  id uuid primary key,
  payment_id uuid not null references payments on delete restrict,
  method_id uuid references payment_methods on delete set null,
  asked_at timestamptz not null,
  -- Since when it is known that nothing came of it; whoever presses again makes another.
  failed_at timestamptz
);
create index card_charges_payment on card_charges (payment_id);
create index card_charges_method on card_charges (method_id);
alter table card_charges enable row level security, force row level security;
create policy card_charges_see on card_charges for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin' or exists (select from payments where id = payment_id));
create policy card_charges_try on card_charges for insert to nabta_app
  with check (exists (select from payments where id = payment_id and patient_id = (select app.person()))
    and exists (select from payment_methods where id = method_id and user_id = (select app.person())));
create policy card_charges_fail on card_charges for update to nabta_app using ((select app.actor()) = 'system');
grant select, insert (id, payment_id, method_id, asked_at), update (failed_at) on card_charges to nabta_app;

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
  gone_back integer not null default 0,
  borne integer not null default 0,
  check (gone_back between 0 and halalas),
  check (borne between 0 and halalas),
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
-- Never more than was captured, what banks have taken back or may still take among it.
create policy disputes_check on disputes for select to nabta_reader using (true);
-- Whoever has paid reads what their bank has taken back of it.
create policy disputes_paid on disputes for select to nabta_app using (
  exists (select from payments where payments.id = payment_id and payments.patient_id = (select app.person())));
grant select,
  insert (payment_id, gateway_dispute, halalas, reason, opened_at),
  update (state, ended_at, gone_back, borne)
  on disputes to nabta_app;
grant select on disputes to nabta_reader;
