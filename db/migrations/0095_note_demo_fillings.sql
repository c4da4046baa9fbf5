-- Which parts of the demo marketplace have been filled, and for which of its accounts; the nil id stands for a part that
-- belongs to none. What people remove afterwards stays away. An account that comes back has another id and is filled anew,
-- so nothing here refers to users.
create table demo_fillings (
  part text not null,
  account_id uuid not null,
  filled_at timestamptz not null,
  primary key (part, account_id)
);
alter table demo_fillings enable row level security, force row level security;
create policy demo_fillings_see on demo_fillings for select to nabta_app using ((select app.actor()) = 'system');
create policy demo_fillings_note on demo_fillings for insert to nabta_app with check ((select app.actor()) = 'system');
grant select, insert (part, account_id, filled_at) on demo_fillings to nabta_app;
