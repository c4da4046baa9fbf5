-- Whoever has paid reads what their bank has taken back of it.
create policy disputes_paid on disputes for select to nabta_app using (
  exists (select from payments where payments.id = payment_id and payments.patient_id = (select app.person())));
