-- How patients pay: saved cards, the gateway's webhooks, awaited appointments, payments, refunds, attempts with a saved card, and
-- disputes.

-- Cards that people pay with. The gateway stores the card itself; here are its token and what its owner recognizes it by.
create table payment_methods (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  gateway_token text not null unique check (length(gateway_token) between 1 and 200),
  brand text not null check (brand in ('mada', 'visa', 'mastercard', 'amex', 'unionpay', 'other')),
  last_four text not null check (last_four ~ '^\d{4}$'),
  -- The last day on which the card can be used.
  expires_on date not null,
  is_default boolean not null default false,
  added_at timestamptz not null
);
create index payment_methods_user on payment_methods (user_id, added_at);
create unique index payment_methods_one_default on payment_methods (user_id) where is_default;
alter table payment_methods enable row level security, force row level security;
-- The audit log shows admins that a card was added, chosen as the default or removed; its digits stay with its owner.
create policy payment_methods_own on payment_methods to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, gateway_token, brand, last_four, expires_on, is_default, added_at),
  update (is_default)
  on payment_methods to nabta_app;

-- A person was sent to the gateway's form to add a card. The card counts only once the same person has returned from there.
create table card_additions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  form text not null unique check (length(form) between 1 and 200),
  begun_at timestamptz not null,
  returned_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('added', 'not_added')),
  -- Set once the money that was held to check a card is released, and tokens that did not become a card are in `unwanted_cards`.
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

-- Tokens that the gateway has yet to forget; a row is deleted once it has.
create table unwanted_cards (
  gateway_token text primary key check (length(gateway_token) between 1 and 200),
  since timestamptz not null
);
alter table unwanted_cards enable row level security, force row level security;
-- People who remove a card leave its token here, with nothing that says whose it was.
create policy unwanted_cards_leave on unwanted_cards for insert to nabta_app
  with check ((select app.person()) is not null or (select app.actor()) = 'system');
create policy unwanted_cards_forget on unwanted_cards to nabta_app using ((select app.actor()) = 'system');
grant select, delete, insert (gateway_token, since) on unwanted_cards to nabta_app;

-- The gateway's webhooks as they were received. The body is encrypted, since it contains the cardholder's name.
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

-- What becomes an appointment once it is paid for, under this id and with the terms that are stored here.
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

-- What a patient is to pay for an awaited appointment or package. The gateway has a form for it, and what the form returns counts
-- only if it agrees with this row.
create table payments (
  id uuid primary key,
  patient_id uuid references users on delete set null,
  dietitian_id uuid references users on delete set null,
  -- A payment is for an appointment or for a package. This id is the awaited appointment's and then the appointment's own; the
  -- appointment may never have come about.
  appointment_id uuid unique,
  amount_halalas integer not null,
  -- Both percentages as they were when the payment was opened.
  fee_percent smallint not null check (fee_percent between 0 and 50),
  vat_percent smallint not null check (vat_percent between 0 and 25),
  -- A wallet may pay a part or everything. If it pays everything, the gateway is not involved and there is no form.
  form text unique check (length(form) between 1 and 200),
  url text check (length(url) <= 2000),
  state text not null default 'opened' check (state in ('opened', 'captured', 'expired')),
  opened_at timestamptz not null,
  form_until timestamptz not null,
  gateway_payment text unique check (length(gateway_payment) between 1 and 200),
  card_brand text,
  last_four text check (last_four ~ '^\d{4}$'),
  captured_at timestamptz,
  -- Set once the payment's outcome is accounted for: what is refunded is owed, and the rest is earned.
  settled_at timestamptz,
  -- The gateway has no key of ours for a refund, so one process at a time requests refunds of a payment: its turn ends here.
  refunding_until timestamptz,
  -- Where the browser returns to, whichever way the patient pays.
  returns_to text check (length(returns_to) <= 2000),
  -- Set while a dispute is open: until the bank has decided, nothing that was earned with this payment is paid out.
  disputed_at timestamptz,
  wallet_halalas integer not null default 0 check (wallet_halalas >= 0),
  package_id uuid unique,
  -- When the patient was notified that this payment is waiting: once per payment.
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
-- A dietitian sees the payment of an appointment once it is accounted for, and that of a package once it is captured.
create policy payments_earned on payments for select to nabta_app
  using (dietitian_id = (select app.person()) and settled_at is not null);
create policy payments_of_packages on payments for select to nabta_app
  using (dietitian_id = (select app.person()) and package_id is not null and state = 'captured');
-- Admins lock a payment while they refund it, which takes the right to update it, and change nothing in it.
create policy payments_give_back on payments for update to nabta_app
  using ((select app.role()) = 'admin') with check (false);
-- app.assert_refundable runs as nabta_reader: it sees every payment, refund and dispute, whichever actor refunds.
create policy payments_check on payments for select to nabta_reader using (true);
grant select,
  insert (id, patient_id, dietitian_id, appointment_id, amount_halalas, fee_percent, vat_percent, form, url, opened_at, form_until,
    returns_to, wallet_halalas, package_id),
  update (state, gateway_payment, card_brand, last_four, captured_at, settled_at, refunding_until, disputed_at, told_waiting_at)
  on payments to nabta_app;
grant select on payments to nabta_reader;

-- What is owed back of a payment, and since when it has been refunded.
create table refunds (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments on delete restrict,
  halalas integer not null check (halalas > 0),
  cause text not null,
  owed_at timestamptz not null,
  done_at timestamptz,
  -- An admin refunds what no rule does: as often as necessary for one payment, and always with a reason.
  reason text check (length(reason) between 1 and 1000),
  -- A bank has already given it back, so the gateway is not requested to refund it.
  by_bank boolean not null default false,
  -- The reason, encrypted. A nightly job moves what is still in clear in `reason` here (app.seal_reasons).
  reason_sealed bytea,
  check (reason is null or reason_sealed is null),
  -- `time_gone` and `not_sold`: nothing was booked or sold for the payment. `ended`: what was booked has ended. `wallet_closed`:
  -- what was refunded to a wallet goes to its card when the wallet is closed.
  constraint refunds_cause_check check (cause in ('time_gone', 'ended', 'by_admin', 'wallet_closed', 'not_sold', 'package_ended',
    'use_returned')),
  constraint refunds_reason_by_admin check (cause = 'by_admin' or num_nonnulls(reason, reason_sealed) = 0)
);
create index refunds_owed on refunds (owed_at) where done_at is null;
create index refunds_payment on refunds (payment_id);
create index refunds_done on refunds (done_at);
-- Admins decide as often as necessary, and each session of a package is refunded by itself. Every other cause refunds once.
create unique index refunds_once on refunds (payment_id, cause) where cause not in ('by_admin', 'use_returned');
alter table refunds enable row level security, force row level security;
-- People see the refunds of the payments that they see.
create policy refunds_see on refunds for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin' or exists (select from payments where id = payment_id));
create policy refunds_owe on refunds for insert to nabta_app with check ((select app.actor()) = 'system');
create policy refunds_do on refunds for update to nabta_app using ((select app.actor()) = 'system');
create policy refunds_give_back on refunds for insert to nabta_app
  with check ((select app.role()) = 'admin' and cause = 'by_admin');
create policy refunds_check on refunds for select to nabta_reader using (true);
create policy refunds_reseal on refunds for update to nabta_reader using (true);
grant select,
  insert (id, payment_id, halalas, cause, owed_at, reason_sealed),
  update (done_at, reason, by_bank, reason_sealed)
  on refunds to nabta_app;
grant select, select (id, reason, reason_sealed), update (reason, reason_sealed) on refunds to nabta_reader;

-- Never more is refunded than was captured: to the card, to the wallet or to both, including what banks have taken back or may still
-- take in a dispute.
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

-- An attempt to pay with a saved card, under the id that its payment has at the gateway. It is stored before the gateway is called, so
-- that nothing is charged that is unknown here.
create table card_charges (
  id uuid primary key,
  payment_id uuid not null references payments on delete restrict,
  method_id uuid references payment_methods on delete set null,
  asked_at timestamptz not null,
  -- Since when the attempt is known to have failed; pressing again makes another.
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

-- A patient's bank demands money back, and later decides.
create table disputes (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments on delete restrict,
  gateway_dispute text not null unique check (length(gateway_dispute) between 1 and 200),
  halalas integer not null check (halalas > 0),
  -- In the bank's words.
  reason text not null check (length(reason) between 1 and 200),
  state text not null default 'open' check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  -- Of a lost dispute: what would have been refunded to the patient anyway, and what the platform bears.
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
-- Patients see what their bank has taken back of their payments.
create policy disputes_paid on disputes for select to nabta_app using (
  exists (select from payments where payments.id = payment_id and payments.patient_id = (select app.person())));
create policy disputes_check on disputes for select to nabta_reader using (true);
grant select,
  insert (payment_id, gateway_dispute, halalas, reason, opened_at),
  update (state, ended_at, gone_back, borne)
  on disputes to nabta_app;
grant select on disputes to nabta_reader;
