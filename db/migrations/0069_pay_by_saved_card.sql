-- To where the browser comes back, whichever way is paid.
alter table payments add column returns_to text check (length(returns_to) <= 2000);
grant insert (returns_to) on payments to nabta_app;

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
