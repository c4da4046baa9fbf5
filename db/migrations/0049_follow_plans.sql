-- What patients say of the meals of their plans, day by day: sealed with their own key. That something was said of a meal stands in clear.
create table nutrition_plan_meals (
  plan_id uuid not null references nutrition_plans on delete cascade,
  eaten_on date not null,
  meal_id uuid not null,
  user_id uuid not null references users on delete cascade,
  meal_sealed bytea not null,
  -- The meal in the diary that has the photo.
  entry_id uuid references health_entries on delete set null,
  changed_at timestamptz not null,
  primary key (plan_id, eaten_on, meal_id)
);
create index nutrition_plan_meals_user on nutrition_plan_meals (user_id);
create index nutrition_plan_meals_entry on nutrition_plan_meals (entry_id);
alter table nutrition_plan_meals enable row level security, force row level security;
create policy nutrition_plan_meals_see on nutrition_plan_meals for select to nabta_app
  using (user_id = (select app.person()) or user_id = (select app.seen_patient()) or (select app.actor()) = 'system');
create policy nutrition_plan_meals_say on nutrition_plan_meals for insert to nabta_app
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy nutrition_plan_meals_change on nutrition_plan_meals for update to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
create policy nutrition_plan_meals_forget on nutrition_plan_meals for delete to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (plan_id, eaten_on, meal_id, user_id, meal_sealed, entry_id, changed_at),
  update (meal_sealed, entry_id, changed_at) on nutrition_plan_meals to nabta_app;

-- For how long and how many somebody shops, and what is in the basket.
create table nutrition_plan_baskets (
  plan_id uuid primary key references nutrition_plans on delete cascade,
  user_id uuid not null references users on delete cascade,
  basket_sealed bytea not null,
  changed_at timestamptz not null
);
create index nutrition_plan_baskets_user on nutrition_plan_baskets (user_id);
alter table nutrition_plan_baskets enable row level security, force row level security;
create policy nutrition_plan_baskets_own on nutrition_plan_baskets to nabta_app
  using (user_id = (select app.person()) or (select app.actor()) = 'system')
  with check (user_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete, insert (plan_id, user_id, basket_sealed, changed_at), update (basket_sealed, changed_at)
  on nutrition_plan_baskets to nabta_app;
