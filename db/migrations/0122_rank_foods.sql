-- Of foods that match a search equally well, the one that people mean comes first: what is eaten as it is before a dish, and a dish
-- before what must be cooked first; then what this dietitian, and then all dietitians, have put into plans more often.
alter table foods
  -- 1 for a food that is eaten as it is, 2 for a dish of several foods, 3 for a raw or dry food that is eaten cooked. Null until the
  -- first start after this migration, which writes it together with the words.
  add column standing smallint check (standing between 1 and 3),
  -- How many times plans of all dietitians have got this food; counted at night.
  add column uses integer not null default 0;
grant insert (standing), update (standing, uses) on foods to nabta_app;
grant select (standing, uses) on foods to nabta_reader;

-- How many plans of a dietitian have got a food. It names no patient and no moment: plans themselves are encrypted.
create table food_uses (
  dietitian_id uuid not null references users on delete cascade,
  food_id uuid not null references foods on delete cascade,
  times integer not null check (times > 0),
  primary key (dietitian_id, food_id)
);
create index food_uses_food on food_uses (food_id);
alter table food_uses enable row level security, force row level security;
create policy food_uses_own on food_uses to nabta_app
  using (dietitian_id = (select app.person()) or (select app.actor()) = 'system')
  with check (dietitian_id = (select app.person()) or (select app.actor()) = 'system');
-- For `app.shared_foods`.
create policy food_uses_find on food_uses for select to nabta_reader using (dietitian_id = (select app.person()));
grant select, delete, insert (dietitian_id, food_id, times), update (times) on food_uses to nabta_app;
grant select on food_uses to nabta_reader;

-- The order of foods that match a search equally well.
create function app.food_place(standing smallint, mine integer, uses integer, name text) returns integer[]
  language sql immutable parallel safe
  return array[standing, -coalesce(mine, 0), -uses, length(name)];

-- As before, but equally close foods come in the order of `app.food_place`, where the shortest name came first. It returns some 30
-- rows: a planner that expects a thousand reads all foods to join them.
create or replace function app.shared_foods(nearest tsquery[], loose tsquery, beginning text, begun integer, of_group text, most integer)
  returns table (id uuid, level integer)
  -- The planner estimates badly how many rows contain one of twenty lexemes, and a sequential scan is never faster.
  language plpgsql stable security definer rows 31 set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
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
          left join food_uses as mine on mine.food_id = food.id and mine.dietitian_id = app.person()
          where food.owner_id is null and food.words @@ query and (of_group is null or food.food_group = of_group)
            and food.id <> all (found_ids)
          order by app.food_place(food.standing, mine.times, food.uses, coalesce(food.name_en, food.name_ar)),
            coalesce(food.name_en, food.name_ar), food.id
          limit most - cardinality(found_ids)) as nearer;
    end if;
    if more is not null then
      found_ids := found_ids || more;
      return query select unnest(more), at;
    end if;
  end loop;
end;
$$;
