-- Whether somebody is counted; whoever has not chosen is.
create table usage_choices (
  user_id uuid primary key references users on delete cascade,
  is_counted boolean not null,
  changed_at timestamptz not null
);
alter table usage_choices enable row level security, force row level security;
create policy usage_choices_own on usage_choices to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (user_id, is_counted, changed_at), update (is_counted, changed_at)
  on usage_choices to nabta_app;

-- How many people used the product on a day of Riyadh, by role and language. Who they were is not kept.
create table usage_days (
  counted_on date not null,
  role text not null,
  language text not null,
  people integer not null,
  primary key (counted_on, role, language)
);
alter table usage_days enable row level security, force row level security;
create policy usage_days_count on usage_days to nabta_app
  using ((select app.actor()) = 'system') with check ((select app.actor()) = 'system');
create policy usage_days_see on usage_days for select to nabta_app using ((select app.role()) = 'admin');
grant select, insert (counted_on, role, language, people), update (people) on usage_days to nabta_app;
