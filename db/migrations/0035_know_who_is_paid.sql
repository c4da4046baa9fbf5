-- What a dietitian's invoices will say, and where payouts will go. The account number is sealed; its end is shown.
create table billing_details (
  user_id uuid primary key references users on delete cascade,
  legal_name text not null,
  vat_number text,
  iban_sealed bytea,
  iban_end text,
  street text not null,
  district text,
  city text not null,
  postal_code text not null,
  saved_at timestamptz not null,
  check ((iban_sealed is null) = (iban_end is null))
);
alter table billing_details enable row level security, force row level security;
create policy billing_details_own on billing_details to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (user_id, legal_name, vat_number, iban_sealed, iban_end, street, district, city, postal_code, saved_at),
  update (legal_name, vat_number, iban_sealed, iban_end, street, district, city, postal_code, saved_at)
  on billing_details to nabta_app;
