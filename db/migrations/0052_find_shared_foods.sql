-- An operator may bring in a table of thousands of foods. Policies keep an index on words from being used, so what everybody
-- sees anyway is found by a function.
create index foods_shared_words on foods using gin (words) where owner_id is null;
create index foods_shared_names on foods ((coalesce(name_en, name_ar)), id) where owner_id is null;

create policy foods_find on foods for select to nabta_reader using (true);
grant select (id, owner_id, name_en, name_ar, food_group, words) on foods to nabta_reader;

-- The nearest of them first: `nearest` are queries from the strictest on, and `loose` lets in all that they do and more.
create function app.shared_foods(nearest tsquery[], loose tsquery, of_group text, most integer)
  returns table (id uuid, level integer)
  -- How many rows hold one of twenty lexemes nobody estimates well, and a walk through all of them is never faster.
  language sql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off
begin atomic
  select food.id,
      case when food.words @@ nearest[1] then 1 when food.words @@ nearest[2] then 2 when food.words @@ nearest[3] then 3
        when food.words @@ nearest[4] then 4 when food.words @@ nearest[5] then 5 when food.words @@ nearest[6] then 6
        when food.words @@ nearest[7] then 7 else 8 end as level
    from foods as food
    where food.owner_id is null and food.words @@ loose and (of_group is null or food.food_group = of_group)
    order by 2, length(coalesce(food.name_en, food.name_ar)), coalesce(food.name_en, food.name_ar), food.id
    limit most;
end;

grant create on schema app to nabta_reader;
alter function app.shared_foods owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.shared_foods from public;
grant execute on function app.shared_foods to nabta_app;
