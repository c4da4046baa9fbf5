-- The survey's phone is stored as somebody typed it. It is found by its digits, however they are written and set apart.
drop index survey_answers_phones;
create index survey_answers_phones on survey_answers
  using gin (regexp_replace(app.fold_text(phone), '\D', '', 'g') gin_trgm_ops);

create or replace function app.survey_answers_found(longest text, words text[], address text, digits text)
  returns setof uuid language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select id from survey_answers
    where (select app.role()) = 'admin' and app.fold_text(name || ' ' || coalesce(company_name, '')) like longest
      and app.fold_text(name || ' ' || coalesce(company_name, '')) like all (words)
  union select id from survey_answers
    where (select app.role()) = 'admin' and email like address
  union select id from survey_answers
    where (select app.role()) = 'admin' and regexp_replace(app.fold_text(phone), '\D', '', 'g') like digits;
end;

-- The same answers are stored once, however often and by whatever way they arrive. Rows from before have no mark.
alter table survey_answers add column answer_mark text;
create unique index survey_answers_marks on survey_answers (answer_mark);
grant insert (answer_mark) on survey_answers to nabta_app;
