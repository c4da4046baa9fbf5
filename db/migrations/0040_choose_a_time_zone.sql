-- The zone that somebody has chosen; otherwise it is the one that their device has named last.
alter table contact_choices add column zone_chosen boolean not null default false;
alter table contact_choices alter column zone_chosen drop default;
grant insert (zone_chosen), update (zone_chosen) on contact_choices to nabta_app;
create trigger contact_choices_stamp_sessions after insert or update of zone, zone_chosen on contact_choices
  for each row execute function app.stamp_sessions_anew('user_id');

-- News are wanted by the address of an account: its owner may say so, and take it back, without a mail.
create policy newsletter_subscribers_own on newsletter_subscribers to nabta_app
  using (email = (select users.email from users where users.id = (select app.person()) and users.confirmed_at is not null));
alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check check (purpose in ('terms', 'health', 'care', 'marketing'));
