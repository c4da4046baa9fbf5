-- The links by which a visitor comes back to what they asked: each is made for one mail, ends after a time, and can be ended by
-- either side before. One that has ended still says of which ticket it was, so that a new one can be sent there.
create table ticket_links (
  id uuid primary key,
  ticket_id uuid not null references tickets (id) on delete cascade,
  ends_at timestamptz not null
);
create index ticket_links_ticket on ticket_links (ticket_id);
alter table ticket_links enable row level security, force row level security;
create policy ticket_links_see on ticket_links for select to nabta_app
  using (id::text = (select app.proven()) or ticket_id::text = (select app.proven())
    or (select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy ticket_links_make on ticket_links for insert to nabta_app with check ((select app.actor()) = 'system');
create policy ticket_links_end on ticket_links for update to nabta_app
  using (ticket_id::text = (select app.proven()) or (select app.role()) = 'admin');
grant select, insert (id, ticket_id, ends_at), update (ends_at) on ticket_links to nabta_app;

-- Until now a link named its ticket, and never ended.
alter table tickets no force row level security;
alter table ticket_links no force row level security;
insert into ticket_links (id, ticket_id, ends_at)
  select id, id, now() + interval '30 days' from tickets where person_id is null;
alter table ticket_links force row level security;
alter table tickets force row level security;
