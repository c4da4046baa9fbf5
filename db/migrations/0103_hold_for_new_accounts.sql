-- The first payout to a changed bank account waits for an admin: the system puts the hold, and where there is one already,
-- one in its place that says both and outlives a suspension.
create policy payout_holds_replace on payout_holds for update to nabta_app
  using ((select app.actor()) = 'system' and lifted_at is null)
  with check (lifted_at is not null and lifted_by is null and is_replaced);
