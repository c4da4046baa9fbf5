-- An operator's import of a release of foods stands in the log that admins read.
create policy events_of_releases on events for select to nabta_app
  using ((select app.role()) = 'admin' and kind = 'foods.release_imported');
