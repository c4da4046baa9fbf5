-- What a dietitian has written down of a patient is corrected by sending it once more, as after an answer that was lost.
alter policy health_entries_correct on health_entries
  using (user_id = (select app.person()) or (source = 'dietitian' and user_id = (select app.seen_patient()))
    or (select app.actor()) = 'system');

-- Whether a practice advises anybody: patients do not see why not.
create function app.advises(dietitian uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select not exists (select from verifications where user_id = dietitian and status = 'suspended');
end;

grant create on schema app to nabta_reader;
alter function app.advises owner to nabta_reader;
revoke create on schema app from nabta_reader;
revoke execute on function app.advises from public;
grant execute on function app.advises to nabta_app;
