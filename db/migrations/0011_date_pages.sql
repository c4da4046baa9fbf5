-- When each public page last changed where people read it: crawlers are told, and no build knows it.
create table page_dates (
  path text primary key,
  mark text not null,
  changed_at timestamptz not null
);
alter table page_dates enable row level security;
alter table page_dates force row level security;
create policy page_dates_system on page_dates to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
grant select, insert (path, mark, changed_at), update (mark, changed_at) on page_dates to nabta_app;
