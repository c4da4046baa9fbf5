-- What admins read of the log: accounts, ways in, practices, appointments and what the team does. What patients record of
-- themselves, their plans and what is written between two people are not among it.
create function app.is_audited(kind text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return kind ~ '^(account|session|profile|billing|practice|document|review|appointment|report)\.'
  or kind in ('conversation.read_by_team', 'message.reported', 'message.report_closed', 'note.opened_for_law', 'note.destroyed');
create policy events_audited on events for select to nabta_app
  using ((select app.role()) = 'admin' and app.is_audited(kind));

-- The newest of each kind, however rare it is.
create index events_kind on events (kind, id);
