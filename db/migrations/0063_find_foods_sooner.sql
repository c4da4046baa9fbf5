-- After an import, what is new must not lie unsorted until somebody vacuums: every search would read all of it.
alter index foods_shared_words set (fastupdate = off);
select gin_clean_pending_list('foods_shared_words');

-- One or two letters begin a word of half of all foods. Here those with the shortest names stand first, and nobody sorts thousands.
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
grant select, insert, delete on food_beginnings to nabta_reader;

-- Of what is there for everybody: `w` marks the words of a food as they are written.
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
create trigger keep_food_beginnings after insert or update of name_en, name_ar, food_group, words on foods
  for each row when (new.owner_id is null) execute function app.keep_food_beginnings();
create trigger forget_food_beginnings after delete on foods
  for each row when (old.owner_id is null) execute function app.keep_food_beginnings();

insert into food_beginnings (beginning, name_length, food_id, food_group)
  select distinct substr(lexeme, 2, letters), length(coalesce(name_en, name_ar)), id, food_group
    from foods, unnest(tsvector_to_array(words)) as lexeme, generate_series(1, 2) as letters
    where owner_id is null and lexeme like 'w%' and length(lexeme) > letters;

drop function app.shared_foods;

-- The nearest of them first: `nearest` are queries from the strictest on, each asked only where those before it have not found
-- enough, and `loose` where none has found anything. Of what an index has found only names are read. Where all that was typed is
-- one `beginning`, the level that asks for words which begin so is answered by the table of those.
create function app.shared_foods(nearest tsquery[], loose tsquery, beginning text, begun integer, of_group text, most integer)
  returns table (id uuid, level integer)
  -- How many rows hold one of twenty lexemes nobody estimates well, and a walk through all of them is never faster.
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

grant create on schema app to nabta_reader;
alter function app.shared_foods owner to nabta_reader;
alter function app.keep_food_beginnings owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.shared_foods, app.keep_food_beginnings from public;
grant execute on function app.shared_foods to nabta_app;
