-- An admin gives back what a wallet has paid: each time with a reason, which both sides read, and as often as something is left.
alter table wallet_credits
  add column reason text,
  add constraint wallet_credits_reason_check check (reason is null or (length(reason) between 1 and 1000 and decision_id is null)),
  drop constraint wallet_credits_once;
create unique index wallet_credits_once on wallet_credits (payment_id, appointment_id, decision_id) nulls not distinct where reason is null;
create index wallet_credits_payment on wallet_credits (payment_id);
grant insert (reason) on wallet_credits to nabta_app;
alter policy wallet_credits_decide on wallet_credits
  with check ((select app.role()) = 'admin' and (decision_id is not null or reason is not null));
-- Whose share of it was taken back sees so.
create policy wallet_credits_see_decided on wallet_credits for select to nabta_app
  using (reason is not null and exists (select from payments where payments.id = payment_id));
