-- Several appointments of one service at one price, with a time in which to use them.
create table package_offers (
  id uuid primary key default uuidv7(),
  dietitian_id uuid not null references users on delete cascade,
  service_id uuid not null references services on delete cascade,
  uses smallint not null check (uses between 2 and 20),
  days smallint not null check (days between 7 and 365),
  price_halalas integer not null check (price_halalas > 0),
  offered_at timestamptz not null,
  changed_at timestamptz not null,
  withdrawn_at timestamptz
);
create index package_offers_dietitian on package_offers (dietitian_id);
create index package_offers_service on package_offers (service_id);
alter table package_offers enable row level security, force row level security;
create policy package_offers_own on package_offers to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
create policy package_offers_listed on package_offers for select to nabta_app
  using (withdrawn_at is null and exists (select from services where services.id = service_id));
grant select, delete, insert (dietitian_id, service_id, uses, days, price_halalas, offered_at, changed_at),
  update (uses, days, price_halalas, changed_at, withdrawn_at) on package_offers to nabta_app;

-- What somebody buys, or has bought: as it was offered then.
create table packages (
  id uuid primary key,
  patient_id uuid references users on delete set null,
  dietitian_id uuid references users on delete set null,
  offer_id uuid references package_offers on delete set null,
  service_id uuid references services on delete set null,
  service_name text not null,
  other_service_name text,
  uses smallint not null check (uses between 2 and 20),
  days smallint not null check (days between 7 and 365),
  price_halalas integer not null check (price_halalas > 0),
  policy jsonb not null,
  state text not null default 'awaited' check (state in ('awaited', 'open', 'ended')),
  asked_at timestamptz not null,
  bought_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  ending text check (ending in ('refunded', 'expired', 'dietitian_left', 'patient_left')),
  -- How many days before its end its patient has been told so.
  warned_days smallint,
  check ((state = 'awaited') = (bought_at is null) and (bought_at is null) = (expires_at is null)),
  check ((state = 'ended') = (ended_at is not null) and (ended_at is null) = (ending is null))
);
create index packages_patient on packages (patient_id, asked_at);
create index packages_dietitian on packages (dietitian_id, bought_at);
create index packages_offer on packages (offer_id);
create index packages_service on packages (service_id);
create index packages_expiring on packages (expires_at) where state = 'open';
create index packages_awaited on packages (asked_at) where state = 'awaited';
alter table packages enable row level security, force row level security;
create policy packages_see on packages for select to nabta_app
  using (patient_id = (select app.person()) or (dietitian_id = (select app.person()) and state <> 'awaited')
    or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy packages_ask on packages for insert to nabta_app
  with check ((patient_id = (select app.person()) and state = 'awaited') or (select app.actor()) = 'system');
create policy packages_move on packages for update to nabta_app using ((select app.actor()) = 'system');
create policy packages_tidy on packages for delete to nabta_app using ((select app.actor()) = 'system' and state = 'awaited');
grant select, delete,
  insert (id, patient_id, dietitian_id, offer_id, service_id, service_name, other_service_name, uses, days, price_halalas, policy, asked_at),
  update (state, bought_at, expires_at, ended_at, ending, warned_days) on packages to nabta_app;

-- Each of its uses at its part of the price.
create table package_uses (
  package_id uuid not null references packages on delete restrict,
  place smallint not null check (place between 1 and 20),
  halalas integer not null check (halalas > 0),
  -- Lies ready, is booked, has been used up, or has gone back as money.
  state text not null default 'ready' check (state in ('ready', 'booked', 'used', 'refunded')),
  appointment_id uuid unique,
  primary key (package_id, place),
  check ((appointment_id is not null) = (state in ('booked', 'used')))
);
alter table package_uses enable row level security, force row level security;
create policy package_uses_see on package_uses for select to nabta_app
  using (exists (select from packages where packages.id = package_id));
create policy package_uses_make on package_uses for insert to nabta_app with check ((select app.actor()) = 'system');
create policy package_uses_take on package_uses for update to nabta_app
  using (state = 'ready' and exists (select from packages where packages.id = package_id
    and patient_id = (select app.person()) and packages.state = 'open'))
  with check (state = 'booked');
create policy package_uses_lessen on package_uses for update to nabta_app
  using (state = 'ready' and (select app.role()) = 'admin') with check (state in ('ready', 'refunded'));
create policy package_uses_move on package_uses for update to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, insert (package_id, place, halalas), update (halalas, state, appointment_id) on package_uses to nabta_app;

-- What an appointment was booked with.
alter table appointments add column package_id uuid references packages on delete restrict;
create index appointments_package on appointments (package_id);
grant insert (package_id) on appointments to nabta_app;
create or replace view met_appointments with (security_barrier = false) as
  select appointments.id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
      zone, patient_zone, date, start_time, end_time, status, lapses_at, ending, outcome, completed_at, moves, meeting_link, city,
      location, conflict_accepted_at, reminded, version, sequence, requested_at, changed_at, other.id as other_id,
      other.full_name as other_full_name, other.other_name as other_other_name, face.id as other_photo_id, reason,
      other_service_name, other_location,
      wanted_at, wanted_since, wanted_until, message_sealed, patient_attended_at, dietitian_attended_at, paid_halalas, refund_halalas,
      package_id
    from appointments
    left join profiles as other
      on other.id = case when appointments.patient_id = (select app.person()) then appointments.dietitian_id else appointments.patient_id end
    left join photos as face on face.user_id = other.id and face.user_id = appointments.dietitian_id
    where (select app.person()) in (appointments.patient_id, appointments.dietitian_id);

-- A payment is of an appointment, or of a package.
alter table payments
  alter column appointment_id drop not null,
  add column package_id uuid unique,
  add check (num_nonnulls(appointment_id, package_id) = 1);
grant insert (package_id) on payments to nabta_app;
create policy payments_of_packages on payments for select to nabta_app
  using (dietitian_id = (select app.person()) and package_id is not null and state = 'captured');
alter table wallet_holds
  alter column appointment_id drop not null,
  add column package_id uuid,
  add check (num_nonnulls(appointment_id, package_id) = 1);
grant insert (package_id) on wallet_holds to nabta_app;

-- Of a package more than one part may go back: each use once, and once what was left at its end.
alter table wallet_credits
  drop constraint wallet_credits_payment_id_key,
  alter column appointment_id drop not null,
  add column package_id uuid,
  add check (num_nonnulls(appointment_id, package_id) >= 1),
  add constraint wallet_credits_once unique nulls not distinct (payment_id, appointment_id);
grant insert (package_id) on wallet_credits to nabta_app;
alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check
    check (cause in ('time_gone', 'ended', 'by_admin', 'wallet_closed', 'not_sold', 'package_ended', 'use_returned'));
drop index refunds_once;
create unique index refunds_once on refunds (payment_id, cause) where cause not in ('by_admin', 'use_returned');

-- What is left of a package goes back by the same kinds as every refund.
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('captured', 'gateway_fee', 'refund_owed', 'refunded', 'earned',
    'available', 'payout_asked', 'payout_paid', 'payout_returned', 'dispute_opened', 'dispute_won', 'dispute_lost', 'wallet_paid',
    'wallet_refunded', 'package_earned', 'taken_back'));

-- What was booked with a package is a package sale, whichever service it was of.
create function app.session_kind(type text, package uuid) returns text language sql immutable parallel safe
  return case when package is not null then 'package' when type ~ '^initial-consultation(-[0-9]+)?$' then 'initial'
    when type ~ '^follow-up(-[0-9]+)?$' then 'follow_up' else 'package' end;
grant create on schema app to nabta_reader;
create or replace function app.keep_revenue() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.revenue_days as kept (day, kind, sessions, halalas)
    select (at at time zone 'Asia/Riyadh')::date, app.session_kind(type, package), sum(sign), sum(sign * price)
      from (values (-1, old.status, old.completed_at, old.type, old.price_halalas, old.package_id),
          (1, new.status, new.completed_at, new.type, new.price_halalas, new.package_id)) as given (sign, status, at, type, price, package)
      where status = 'completed' group by 1, 2 order by 1, 2
    on conflict (day, kind) do update
      set sessions = kept.sessions + excluded.sessions, halalas = kept.halalas + excluded.halalas;
  return null;
end $$;
create or replace function app.count_days_again() returns int
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  mended int;
begin
  if app.actor() <> 'system' then
    raise exception 'only the system counts' using errcode = 'insufficient_privilege';
  end if;
  lock table public.account_days, public.revenue_days in exclusive mode;
  with found as (
    select app.riyadh_day(completed_at) as day, app.session_kind(type, package_id) as kind, count(*)::int as sessions, sum(price_halalas) as halalas
      from public.appointments where status = 'completed' group by 1, 2
  ), wrong as (
    select day, kind, coalesce(found.sessions, 0) as sessions, coalesce(found.halalas, 0) as halalas
      from found full join public.revenue_days as kept using (day, kind)
      where (coalesce(found.sessions, 0), coalesce(found.halalas, 0)) <> (coalesce(kept.sessions, 0), coalesce(kept.halalas, 0))
  )
  insert into public.revenue_days (day, kind, sessions, halalas) select day, kind, sessions, halalas from wrong
    on conflict (day, kind) do update set sessions = excluded.sessions, halalas = excluded.halalas;
  get diagnostics mended = row_count;
  with found as (
    select app.riyadh_day(created_at) as day, held.role, count(*)::int as accounts
      from public.users, lateral (select 'any' as role union all
        select app.role_counted(role_type) from public.user_roles where user_id = users.id) as held
      where app.is_counted(confirmed_at, leaving_at) group by 1, 2
  ), wrong as (
    select day, role, coalesce(found.accounts, 0) as accounts
      from found full join public.account_days as kept using (day, role)
      where coalesce(found.accounts, 0) <> coalesce(kept.accounts, 0)
  ), put as (
    insert into public.account_days (day, role, accounts) select day, role, accounts from wrong
      on conflict (role, day) do update set accounts = excluded.accounts returning 1
  )
  select mended + count(*) into mended from put;
  return mended;
end $$;
revoke create on schema app from nabta_reader;
drop function app.session_kind(text);
