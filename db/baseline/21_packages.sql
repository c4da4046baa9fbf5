-- Packages: several appointments of one service at one price. What dietitians offer, what patients buy, its sessions, and earned
-- sessions that an admin takes back.

-- What a dietitian offers: several appointments of one service at one price, and the days in which to use them.
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
grant select, delete,
  insert (dietitian_id, service_id, uses, days, price_halalas, offered_at, changed_at),
  update (uses, days, price_halalas, changed_at, withdrawn_at)
  on package_offers to nabta_app;

-- A package that a patient is buying or has bought, with the terms as they were offered then.
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
  -- How many days before its end the patient was last reminded of it.
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
-- An admin who makes a session bookable again leaves enough time to use it.
create policy packages_prolong on packages for update to nabta_app
  using (state = 'open' and (select app.role()) = 'admin') with check (state = 'open' and (select app.role()) = 'admin');
-- For app.other_in_package, which runs as nabta_reader.
create policy packages_named on packages for select to nabta_reader using (true);
grant select, delete,
  insert (id, patient_id, dietitian_id, offer_id, service_id, service_name, other_service_name, uses, days, price_halalas, policy,
    asked_at),
  update (state, bought_at, expires_at, ended_at, ending, warned_days)
  on packages to nabta_app;
grant select (id, patient_id, dietitian_id, state) on packages to nabta_reader;

-- The package that an appointment was booked with. Appointments are created before packages, so the key is added here.
alter table appointments add foreign key (package_id) references packages on delete restrict;

-- The sessions of a package, each at its part of the price: it is booked, earned and refunded by itself.
create table package_uses (
  package_id uuid not null references packages on delete restrict,
  place smallint not null check (place between 1 and 20),
  halalas integer not null check (halalas > 0),
  -- It can be booked, is booked, has been used, or has been refunded.
  state text not null default 'ready' check (state in ('ready', 'booked', 'used', 'refunded')),
  appointment_id uuid unique,
  primary key (package_id, place),
  check ((appointment_id is not null) = (state in ('booked', 'used')))
);
alter table package_uses enable row level security, force row level security;
create policy package_uses_see on package_uses for select to nabta_app
  using (exists (select from packages where packages.id = package_id));
create policy package_uses_make on package_uses for insert to nabta_app with check ((select app.actor()) = 'system');
-- Patients book a session of their own open package.
create policy package_uses_take on package_uses for update to nabta_app
  using (state = 'ready' and exists (select from packages where packages.id = package_id
    and patient_id = (select app.person()) and packages.state = 'open'))
  with check (state = 'booked');
-- Admins refund a session, or make an earned one bookable again. Of the package itself they change only its end.
create policy package_uses_lessen on package_uses for update to nabta_app
  using (state in ('ready', 'used') and (select app.role()) = 'admin')
  with check (state in ('ready', 'refunded'));
create policy package_uses_move on package_uses for update to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select,
  insert (package_id, place, halalas),
  update (halalas, state, appointment_id)
  on package_uses to nabta_app;

-- The patient and the dietitian of a package may see each other's name.
create function app.other_in_package(bought uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select jsonb_build_object('name', other.full_name, 'otherName', other.other_name)
    from packages join profiles as other
      on other.id = case when packages.patient_id = app.person() then packages.dietitian_id else packages.patient_id end
    where packages.id = other_in_package.bought and packages.state <> 'awaited'
      and app.person() in (packages.patient_id, packages.dietitian_id);
end;
alter function app.other_in_package owner to nabta_reader;
revoke execute on function app.other_in_package from public;
grant execute on function app.other_in_package to nabta_app;

-- Earned sessions that an admin takes back: the session can be booked again, or its money is refunded.
create table taken_uses (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments on delete restrict,
  appointment_id uuid not null,
  halalas integer not null check (halalas > 0),
  goes_to text not null check (goes_to in ('money', 'package')),
  -- Patient and dietitian both read it.
  reason text check (length(reason) between 1 and 1000),
  taken_at timestamptz not null,
  -- The reason, encrypted. A nightly job moves what is still in clear in `reason` here (app.seal_reasons).
  reason_sealed bytea,
  check (reason is null or reason_sealed is null)
);
create index taken_uses_payment on taken_uses (payment_id);
create index taken_uses_appointment on taken_uses (appointment_id);
create unique index taken_uses_returned on taken_uses (appointment_id) where goes_to = 'package';
alter table taken_uses enable row level security, force row level security;
-- Patient and dietitian see what was taken back of the payments that they see.
create policy taken_uses_see on taken_uses for select to nabta_app
  using ((select app.actor() = 'system' or app.role() = 'admin') or exists (select from payments where payments.id = payment_id));
-- The system takes back a completed session too, once it turns out that its dietitian did not attend.
create policy taken_uses_take on taken_uses for insert to nabta_app
  with check ((select app.role()) = 'admin' or (select app.actor()) = 'system');
-- The reason is deleted with the data of the patient or the dietitian.
create policy taken_uses_reword on taken_uses for update to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy taken_uses_reseal on taken_uses to nabta_reader using (true);
grant select,
  insert (id, payment_id, appointment_id, halalas, goes_to, taken_at, reason_sealed),
  update (reason, reason_sealed)
  on taken_uses to nabta_app;
grant select (id, reason, reason_sealed), update (reason, reason_sealed) on taken_uses to nabta_reader;
