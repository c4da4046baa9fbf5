-- Admins read what visitors have answered and who asked for the newsletter, and remove either when its owner asks.
alter policy survey_answers_see on survey_answers using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
alter policy survey_answers_forget on survey_answers using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create policy survey_answers_find on survey_answers for select to nabta_reader using (true);
grant select (id, name, company_name, email, phone) on survey_answers to nabta_reader;

create policy newsletter_subscribers_admin_sees on newsletter_subscribers for select to nabta_app using ((select app.role()) = 'admin');
alter policy newsletter_subscribers_forget on newsletter_subscribers using ((select app.actor()) = 'system' or (select app.role()) = 'admin');
create index newsletter_subscribers_asked on newsletter_subscribers (asked_at, id);

create index survey_answers_names on survey_answers using gin (app.fold_text(name || ' ' || coalesce(company_name, '')) gin_trgm_ops);
create index survey_answers_emails on survey_answers using gin (email gin_trgm_ops);
create index survey_answers_phones on survey_answers using gin (phone gin_trgm_ops);
create index newsletter_subscribers_emails on newsletter_subscribers using gin ((email::text) gin_trgm_ops);

-- Row-level security keeps `like` from every index, so this is asked on behalf of admins. The longest word finds, all of them decide.
create function app.survey_answers_found(longest text, words text[], address text, digits text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select id from survey_answers where (select app.role()) in ('admin')
    and app.fold_text(name || ' ' || coalesce(company_name, '')) like longest
    and app.fold_text(name || ' ' || coalesce(company_name, '')) like all (words)
  union select id from survey_answers where (select app.role()) in ('admin') and email like address
  union select id from survey_answers where (select app.role()) in ('admin') and phone like digits;
end;
alter function app.survey_answers_found owner to nabta_reader;
revoke execute on function app.survey_answers_found from public;
grant execute on function app.survey_answers_found to nabta_app;

create function app.newsletter_subscribers_found(address text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select id from newsletter_subscribers where (select app.role()) in ('admin') and email::text like address;
end;
alter function app.newsletter_subscribers_found owner to nabta_reader;
revoke execute on function app.newsletter_subscribers_found from public;
grant execute on function app.newsletter_subscribers_found to nabta_app;

-- What admins did with either is in the log that they read; that somebody answered or subscribed is not.
create policy events_of_visitors on events for select to nabta_app using ((select app.role()) = 'admin' and kind in
  ('survey.answer_read', 'survey.answer_removed', 'survey.answers_downloaded', 'newsletter.subscriber_removed', 'newsletter.subscribers_downloaded'));
