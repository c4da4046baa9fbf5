-- Foods and how they are searched, nutrition plans, and what patients record while they follow a plan.

-- Foods of three origins: our own table, which every database has, foods that an operator has imported, and foods that dietitians
-- have added for themselves.
create table foods (
  id uuid primary key default uuidv7(),
  -- Null for a food that everybody sees.
  owner_id uuid references users on delete cascade,
  name_en text,
  name_ar text,
  food_group text not null,
  -- Everything else that the contract states of a food: nutrients, portions, allergens, marks, source and recipe.
  facts jsonb not null,
  words tsvector not null,
  -- For a food of our own table: the edition of the table that it was written from.
  edition text,
  written_at timestamptz not null,
  check (name_en is not null or name_ar is not null),
  check (owner_id is null or edition is null)
);
create index foods_own on foods (owner_id, written_at);
-- An operator may import a table of thousands of foods. Under a policy no index on words is used, so `app.shared_foods` searches
-- the foods that everybody sees anyway. `fastupdate` is off: after an import the new entries would stay in the pending list of the
-- index until a vacuum, and every search would read all of it.
create index foods_shared_words on foods using gin (words) with (fastupdate = off) where owner_id is null;
create index foods_shared_names on foods ((coalesce(name_en, name_ar)), id) where owner_id is null;
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
-- For `app.shared_foods`.
create policy foods_find on foods for select to nabta_reader using (true);
grant select, delete,
  insert (id, owner_id, name_en, name_ar, food_group, facts, words, edition, written_at),
  update (name_en, name_ar, food_group, facts, words, edition, written_at)
  on foods to nabta_app;
grant select (id, owner_id, name_en, name_ar, food_group, words) on foods to nabta_reader;

-- One or two typed letters begin a word of half of all foods. This table has foods in order by beginning and by the length of their
-- names, shortest first, so that no search sorts thousands of rows.
create table food_beginnings (
  beginning text collate "C" not null,
  name_length integer not null,
  food_id uuid not null,
  food_group text not null,
  primary key (beginning, name_length, food_id) include (food_group)
);
create index food_beginnings_food on food_beginnings (food_id);
alter table food_beginnings enable row level security, force row level security;
create policy food_beginnings_keep on food_beginnings to nabta_reader using (true) with check (true);
grant select, delete, insert on food_beginnings to nabta_reader;

-- Maintains `food_beginnings` for the foods that everybody sees. `w` marks the words of a food as they are written.
create function app.keep_food_beginnings() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    delete from food_beginnings where food_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  insert into food_beginnings (beginning, name_length, food_id, food_group)
    select distinct substr(lexeme, 2, letters), length(coalesce(new.name_en, new.name_ar)), new.id, new.food_group
      from unnest(tsvector_to_array(new.words)) as lexeme, generate_series(1, 2) as letters
      where lexeme like 'w%' and length(lexeme) > letters;
  return null;
end;
$$;
alter function app.keep_food_beginnings owner to nabta_reader;
revoke execute on function app.keep_food_beginnings from public;
create trigger keep_food_beginnings after insert or update of name_en, name_ar, food_group, words on foods
  for each row when (new.owner_id is null) execute function app.keep_food_beginnings();
create trigger forget_food_beginnings after delete on foods
  for each row when (old.owner_id is null) execute function app.keep_food_beginnings();

-- Searches the foods that everybody sees, the closest first. `nearest` has queries from the strictest on; each runs only if those
-- before it have not found enough, and `loose` only if none has found anything: it finds all that they find, and more. Of the rows
-- that an index has found only names are read. If the whole text is one `beginning`, `food_beginnings` answers the level `begun`, which
-- searches for words that begin with it.
create function app.shared_foods(nearest tsquery[], loose tsquery, beginning text, begun integer, of_group text, most integer)
  returns table (id uuid, level integer)
  -- The planner estimates badly how many rows contain one of twenty lexemes, and a sequential scan is never faster.
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
declare
  levels constant integer := cardinality(nearest);
  found_ids uuid[] := '{}';
  more uuid[];
  query tsquery;
begin
  for at in 1 .. levels + 1 loop
    exit when cardinality(found_ids) >= most or (at > levels and cardinality(found_ids) > 0);
    if at = begun and shared_foods.beginning is not null then
      select array_agg(nearer.food_id) into more from (
        select kept.food_id from food_beginnings as kept
          where kept.beginning = shared_foods.beginning and (of_group is null or kept.food_group = of_group)
            and kept.food_id <> all (found_ids)
          order by kept.name_length, kept.food_id
          limit most - cardinality(found_ids)) as nearer;
    else
      query := coalesce(nearest[at], loose);
      select array_agg(nearer.id) into more from (
        select food.id from foods as food
          where food.owner_id is null and food.words @@ query and (of_group is null or food.food_group = of_group)
            and food.id <> all (found_ids)
          order by length(coalesce(food.name_en, food.name_ar)), coalesce(food.name_en, food.name_ar), food.id
          limit most - cardinality(found_ids)) as nearer;
    end if;
    if more is not null then
      found_ids := found_ids || more;
      return query select unnest(more), at;
    end if;
  end loop;
end;
$$;
alter function app.shared_foods owner to nabta_reader;
revoke execute on function app.shared_foods from public;
grant execute on function app.shared_foods to nabta_app;

-- A plan that a dietitian writes for a patient. Its texts are encrypted with the patient's key: the head, each day by itself, so that
-- a keystroke saves only one day, and what is known of the foods in the plan.
create table nutrition_plans (
  id uuid primary key,
  patient_id uuid not null references users on delete cascade,
  dietitian_id uuid references users on delete set null,
  state text not null check (state in ('draft', 'published', 'ended')),
  -- How many times it was published.
  version integer not null check (version >= 0),
  days integer not null check (days between 1 and 28),
  head_sealed bytea not null,
  head_version integer not null,
  foods_sealed bytea not null,
  -- Whether the plan contains changes that are not published yet.
  has_changes boolean not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  -- A plan for Ramadan replaces the usual plan on some days: it is published beside that plan and does not end it. The days are
  -- encrypted with the rest of the plan; this column is in clear, so that at most one of the usual plans is in force.
  stands_in boolean not null default false,
  check ((version > 0) = (published_at is not null)),
  check ((state = 'draft') = (version = 0)),
  check ((state = 'ended') = (ended_at is not null))
);
create index nutrition_plans_list on nutrition_plans (dietitian_id, changed_at, id);
create index nutrition_plans_patient on nutrition_plans (patient_id, changed_at, id);
-- A patient follows at most one plan of a dietitian at a time, besides the plans that stand in for it.
create unique index nutrition_plans_in_force on nutrition_plans (patient_id, dietitian_id)
  where state = 'published' and not stands_in;
alter table nutrition_plans enable row level security, force row level security;
-- A patient sees every published plan, also of a former dietitian. A dietitian sees their own plans while they treat the patient.
create policy nutrition_plans_see on nutrition_plans for select to nabta_app
  using ((patient_id = (select app.person()) and version > 0)
    or (dietitian_id = (select app.person()) and app.treats(dietitian_id, patient_id)) or (select app.actor()) = 'system');
create policy nutrition_plans_begin on nutrition_plans for insert to nabta_app
  with check ((dietitian_id = (select app.person()) and patient_id = (select app.seen_patient())) or (select app.actor()) = 'system');
create policy nutrition_plans_write on nutrition_plans for update to nabta_app
  using ((dietitian_id = (select app.person()) and app.treats(dietitian_id, patient_id)) or (select app.actor()) = 'system');
create policy nutrition_plans_remove on nutrition_plans for delete to nabta_app
  using ((dietitian_id = (select app.person()) and version = 0) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, patient_id, dietitian_id, state, version, days, head_sealed, head_version, foods_sealed, has_changes, made_at,
    changed_at, published_at, ended_at),
  update (state, version, days, head_sealed, head_version, foods_sealed, has_changes, changed_at, published_at, ended_at, stands_in)
  on nutrition_plans to nabta_app;

-- The days of a plan as the dietitian is writing them.
create table nutrition_plan_days (
  plan_id uuid not null references nutrition_plans on delete cascade,
  number integer not null check (number between 1 and 28),
  day_sealed bytea not null,
  -- Grows with every change, so that a change made to an older version is noticed and refused.
  version integer not null,
  saved_at timestamptz not null,
  primary key (plan_id, number)
);
alter table nutrition_plan_days enable row level security, force row level security;
create policy nutrition_plan_days_write on nutrition_plan_days to nabta_app
  using (exists (select from nutrition_plans as plan where plan.id = plan_id and plan.dietitian_id = (select app.person()))
    or (select app.actor()) = 'system')
  with check (exists (select from nutrition_plans as plan where plan.id = plan_id and plan.dietitian_id = (select app.person()))
    or (select app.actor()) = 'system');
grant select, delete,
  insert (plan_id, number, day_sealed, version, saved_at),
  update (day_sealed, version, saved_at)
  on nutrition_plan_days to nabta_app;

-- The published versions of a plan: head, days and foods together, as they were when they were published.
create table nutrition_plan_versions (
  plan_id uuid not null references nutrition_plans on delete cascade,
  version integer not null check (version > 0),
  plan_sealed bytea not null,
  published_at timestamptz not null,
  primary key (plan_id, version)
);
alter table nutrition_plan_versions enable row level security, force row level security;
create policy nutrition_plan_versions_see on nutrition_plan_versions for select to nabta_app
  using (exists (select from nutrition_plans as plan where plan.id = plan_id) or (select app.actor()) = 'system');
create policy nutrition_plan_versions_publish on nutrition_plan_versions for insert to nabta_app
  with check (exists (select from nutrition_plans as plan where plan.id = plan_id and plan.dietitian_id = (select app.person()))
    or (select app.actor()) = 'system');
create policy nutrition_plan_versions_forget on nutrition_plan_versions for delete to nabta_app using ((select app.actor()) = 'system');
grant select, delete,
  insert (plan_id, version, plan_sealed, published_at)
  on nutrition_plan_versions to nabta_app;

-- Templates from which a dietitian begins plans. They belong to no patient, so they are encrypted with the dietitian's own key.
create table nutrition_plan_templates (
  id uuid primary key,
  dietitian_id uuid not null references users on delete cascade,
  template_sealed bytea not null,
  saved_at timestamptz not null
);
create index nutrition_plan_templates_dietitian on nutrition_plan_templates (dietitian_id);
alter table nutrition_plan_templates enable row level security, force row level security;
create policy nutrition_plan_templates_own on nutrition_plan_templates to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
grant select, delete,
  insert (id, dietitian_id, template_sealed, saved_at),
  update (template_sealed, saved_at)
  on nutrition_plan_templates to nabta_app;

-- What a patient records about a meal of the plan on a day, encrypted with the patient's key. That a record exists is in clear.
create table nutrition_plan_meals (
  plan_id uuid not null references nutrition_plans on delete cascade,
  eaten_on date not null,
  meal_id uuid not null,
  user_id uuid not null references users on delete cascade,
  meal_sealed bytea not null,
  -- The entry of the diary that has the photo of the meal.
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
grant select, delete,
  insert (plan_id, eaten_on, meal_id, user_id, meal_sealed, entry_id, changed_at),
  update (meal_sealed, entry_id, changed_at)
  on nutrition_plan_meals to nabta_app;

-- The shopping list of a plan: the number of days and people, and what is in the basket.
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
grant select, delete,
  insert (plan_id, user_id, basket_sealed, changed_at),
  update (basket_sealed, changed_at)
  on nutrition_plan_baskets to nabta_app;
