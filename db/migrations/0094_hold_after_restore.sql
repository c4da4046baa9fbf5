-- A database that comes out of a backup is held: nothing is sent, paid or worked off until its operator releases it. The
-- command that restores writes the row, as the owner.
create table restores (
  id uuid primary key default uuidv7(),
  backed_up_at timestamptz not null,
  restored_at timestamptz not null,
  released_at timestamptz,
  check (restored_at >= backed_up_at),
  check (released_at >= restored_at)
);
create unique index restores_held on restores ((released_at is null)) where released_at is null;
alter table restores enable row level security;
alter table restores force row level security;
create policy restores_see on restores for select to nabta_app
  using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy restores_release on restores for update to nabta_app using ((select app.actor()) = 'system');
grant select, update (released_at) on restores to nabta_app;

-- Whoever was paid by a payout that the backup does not know is not paid again before an admin has looked.
create policy payout_holds_after_restore on payout_holds for insert to nabta_app
  with check ((select app.actor()) = 'system' and held_by is null);
