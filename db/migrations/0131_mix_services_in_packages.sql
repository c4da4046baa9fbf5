-- A package of several services, such as a first visit and four follow-ups. A package of one service has no parts: its own
-- `service_id` and `uses` say everything. With parts, `service_id` is that of the first and `uses` the number of all appointments.

-- The services of an offered package, in the order in which they are named.
create table package_offer_parts (
  offer_id uuid not null references package_offers on delete cascade,
  place smallint not null check (place between 1 and 5),
  service_id uuid not null references services on delete cascade,
  uses smallint not null check (uses between 1 and 19),
  primary key (offer_id, place),
  unique (offer_id, service_id)
);
create index package_offer_parts_service on package_offer_parts (service_id);
alter table package_offer_parts enable row level security, force row level security;
create policy package_offer_parts_own on package_offer_parts to nabta_app
  using (exists (select from package_offers where package_offers.id = offer_id and dietitian_id = (select app.person()))
    or (select app.actor()) = 'system')
  with check (exists (select from package_offers where package_offers.id = offer_id and dietitian_id = (select app.person()))
    or (select app.actor()) = 'system');
create policy package_offer_parts_listed on package_offer_parts for select to nabta_app
  using (exists (select from package_offers where package_offers.id = offer_id));
grant select, delete, insert (offer_id, place, service_id, uses) on package_offer_parts to nabta_app;

-- The services of a package that a patient is buying or has bought, with their names and prices as they were then. The price of a
-- session is its part of the package's price, in proportion to the price of a single appointment.
create table package_parts (
  package_id uuid not null references packages on delete cascade,
  place smallint not null check (place between 1 and 5),
  service_id uuid references services on delete set null,
  service_name text not null,
  other_service_name text,
  uses smallint not null check (uses between 1 and 19),
  single_halalas integer not null check (single_halalas > 0),
  primary key (package_id, place)
);
create index package_parts_service on package_parts (service_id);
alter table package_parts enable row level security, force row level security;
create policy package_parts_see on package_parts for select to nabta_app
  using (exists (select from packages where packages.id = package_id));
create policy package_parts_ask on package_parts for insert to nabta_app
  with check (exists (select from packages where packages.id = package_id and state = 'awaited'
      and patient_id = (select app.person())) or (select app.actor()) = 'system');
grant select, insert (package_id, place, service_id, service_name, other_service_name, uses, single_halalas) on package_parts to nabta_app;

-- The part that a session belongs to; null in a package of one service.
alter table package_uses
  add column part smallint,
  add constraint package_uses_part foreign key (package_id, part) references package_parts on delete restrict;
create index package_uses_part on package_uses (package_id, part);
grant insert (part) on package_uses to nabta_app;
