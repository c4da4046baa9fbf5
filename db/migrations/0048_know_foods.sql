-- What people eat: a table of ours that every database has, what an operator has brought in, and what dietitians have added
-- for themselves.
create table foods (
  id uuid primary key default uuidv7(),
  -- Nobody's where it is there for all.
  owner_id uuid references users on delete cascade,
  name_en text,
  name_ar text,
  food_group text not null,
  -- Whatever else the contract says of a food: what is in it, portions, allergens, marks, source and recipe.
  facts jsonb not null,
  words tsvector not null,
  -- Of our own table, which one it was written from.
  edition text,
  written_at timestamptz not null,
  check (name_en is not null or name_ar is not null),
  check (owner_id is null or edition is null)
);
create index foods_own on foods (owner_id, written_at);
alter table foods enable row level security, force row level security;
create policy foods_see on foods for select to nabta_app
  using (owner_id is null or owner_id = (select app.person()) or (select app.actor()) = 'system');
create policy foods_add on foods for insert to nabta_app
  with check (owner_id = (select app.person()) or (select app.actor()) = 'system');
create policy foods_change on foods for update to nabta_app
  using (owner_id = (select app.person()) or (select app.actor()) = 'system')
  with check (owner_id = (select app.person()) or (select app.actor()) = 'system');
create policy foods_remove on foods for delete to nabta_app
  using (owner_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, owner_id, name_en, name_ar, food_group, facts, words, edition, written_at),
  update (name_en, name_ar, food_group, facts, words, edition, written_at) on foods to nabta_app;
