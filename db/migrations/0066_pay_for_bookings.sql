-- Appointments are paid for when they are booked, where the operator says so.
alter table platform_settings
  add column takes_payments boolean not null default false,
  -- What the platform keeps of an appointment's price, and the tax that is contained in it.
  add column fee_percent smallint not null default 15 check (fee_percent between 0 and 50),
  add column vat_percent smallint not null default 15 check (vat_percent between 0 and 25);
grant update (takes_payments, fee_percent, vat_percent) on platform_settings to nabta_app;

-- What was paid with the booking, and what of it goes back, which is decided with the ending.
alter table appointments
  add column paid_halalas integer not null default 0 check (paid_halalas >= 0),
  add column refund_halalas integer,
  add check (refund_halalas is null or (status = 'cancelled' and refund_halalas between 0 and paid_halalas));
grant insert (paid_halalas), update (refund_halalas) on appointments to nabta_app;
create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name, face.id as other_photo_id, reason,
      other_service_name, other_location,
      wanted_at, wanted_since, wanted_until, message_sealed, patient_attended_at, dietitian_attended_at, paid_halalas, refund_halalas
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    left join photos as face on face.user_id = other.id and face.user_id = appointments.dietitian_id
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);

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
    ends_at, patient_zone, message_sealed, asked_at, held_until),
  update (mode, patient_zone, message_sealed)
  on awaited_appointments to nabta_app;

-- Whoever looks at a time again while paying for it does not keep it for a shorter while.
create or replace function app.hold_time(dietitian uuid, span tstzrange, until timestamptz, now_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  held timestamptz;
begin
  select min(held_until) into held from taken_times
    where holder_id = app.person() and person_id in (app.person(), dietitian) and during = span having count(*) = 2;
  if app.take_times(app.person(), dietitian, span, greatest(until, held), null, now_at) then return true; end if;
  delete from taken_times where holder_id = app.person();
  return false;
end $$;

-- Somebody is to pay for what is awaited. The gateway has a form for it, and what is said here is what it must come back with.
create table payments (
  id uuid primary key,
  patient_id uuid references users on delete set null,
  dietitian_id uuid references users on delete set null,
  -- What is awaited, and then the appointment itself; it may never have come about.
  appointment_id uuid not null unique,
  amount_halalas integer not null check (amount_halalas > 0),
  -- As they were when it was opened.
  fee_percent smallint not null check (fee_percent between 0 and 50),
  vat_percent smallint not null check (vat_percent between 0 and 25),
  form text not null unique check (length(form) between 1 and 200),
  url text not null check (length(url) <= 2000),
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
  check ((state = 'captured') = (captured_at is not null and gateway_payment is not null)),
  check (settled_at is null or state = 'captured')
);
create index payments_patient on payments (patient_id, opened_at);
create index payments_dietitian on payments (dietitian_id, opened_at);
create index payments_opened on payments (opened_at) where state = 'opened';
create index payments_expired on payments (opened_at) where state = 'expired';
create index payments_unsettled on payments (captured_at) where state = 'captured' and settled_at is null;
alter table payments enable row level security, force row level security;
create policy payments_see on payments for select to nabta_app
  using (patient_id = (select app.person()) or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy payments_open on payments for insert to nabta_app
  with check ((patient_id = (select app.person()) and state = 'opened') or (select app.actor()) = 'system');
create policy payments_move on payments for update to nabta_app using ((select app.actor()) = 'system');
grant select,
  insert (id, patient_id, dietitian_id, appointment_id, amount_halalas, fee_percent, vat_percent, form, url, opened_at, form_until),
  update (state, gateway_payment, card_brand, last_four, captured_at, settled_at, refunding_until)
  on payments to nabta_app;

-- What is owed back of a payment, and since when the gateway has given it back.
create table refunds (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments on delete restrict,
  halalas integer not null check (halalas > 0),
  -- Nothing was booked for it, or what was booked has ended.
  cause text not null check (cause in ('time_gone', 'ended')),
  owed_at timestamptz not null,
  done_at timestamptz,
  unique (payment_id, cause)
);
create index refunds_owed on refunds (owed_at) where done_at is null;
alter table refunds enable row level security, force row level security;
create policy refunds_see on refunds for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin' or exists (select from payments where id = payment_id));
create policy refunds_owe on refunds for insert to nabta_app with check ((select app.actor()) = 'system');
create policy refunds_do on refunds for update to nabta_app using ((select app.actor()) = 'system');
grant select, insert (payment_id, halalas, cause, owed_at), update (done_at) on refunds to nabta_app;

-- Never more than was captured, whoever asks.
create policy payments_check on payments for select to nabta_reader using (true);
create policy refunds_check on refunds for select to nabta_reader using (true);
grant select on payments, refunds to nabta_reader;
grant create on schema app to nabta_reader;
create function app.assert_refundable() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if (select coalesce(sum(halalas), 0) from refunds where payment_id = new.payment_id)
      > (select amount_halalas from payments where id = new.payment_id and state = 'captured') is not false then
    raise exception 'more would go back than was captured' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
alter function app.assert_refundable owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.assert_refundable from public;
create trigger refunds_within_capture after insert on refunds for each row execute function app.assert_refundable();
