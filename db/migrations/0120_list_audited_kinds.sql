-- The kinds of events that admins may read. The owner writes these rows at each start, from what the domains declare as `audited`
-- in their events.ts, so a new kind needs no migration. A kind without a row is hidden from admins.
create table audited_kinds (kind text primary key);
alter table audited_kinds enable row level security, force row level security;
-- Forced security holds for the owner too, and each deployment names its owner as it likes. Nobody else is granted a write.
create policy audited_kinds_known on audited_kinds using (true) with check (true);
grant select on audited_kinds to nabta_app;

alter policy events_of_admins on events
  using ((select app.role()) = 'admin' and kind in (select audited_kinds.kind from audited_kinds));
drop function app.is_audited(text);
