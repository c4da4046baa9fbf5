-- Why payouts were held, by whom, and who lifted it when, stays after it is lifted.
alter table payout_holds drop constraint payout_holds_pkey;
alter table payout_holds
  add column id uuid primary key default uuidv7(),
  add column lifted_at timestamptz,
  add column lifted_by uuid references users on delete set null,
  -- Another reason took its place: nothing was paid out meanwhile.
  add column is_replaced boolean not null default false,
  add check (lifted_at is not null or (lifted_by is null and not is_replaced));
create unique index payout_holds_now on payout_holds (dietitian_id) where lifted_at is null;
create index payout_holds_dietitian on payout_holds (dietitian_id);
create index payout_holds_latest on payout_holds (held_at, id);
create index payout_holds_lifted_by on payout_holds (lifted_by);

drop policy payout_holds_put on payout_holds;
create policy payout_holds_put on payout_holds for insert to nabta_app
  with check ((select app.role()) = 'admin' and dietitian_id <> (select app.person()) and held_by = (select app.person()));
-- It is lifted once, and what was written stays as it was.
drop policy payout_holds_change on payout_holds;
drop policy payout_holds_lift on payout_holds;
create policy payout_holds_lift on payout_holds for update to nabta_app
  using ((select app.role()) = 'admin' and dietitian_id <> (select app.person()) and lifted_at is null)
  with check (lifted_at is not null and lifted_by = (select app.person()));
create policy payout_holds_erase on payout_holds for delete to nabta_app using ((select app.actor()) = 'system');
revoke update on payout_holds from nabta_app;
grant update (lifted_at, lifted_by, is_replaced) on payout_holds to nabta_app;
