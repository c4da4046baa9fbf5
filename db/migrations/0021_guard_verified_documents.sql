-- What was verified is not made unverified by whoever it is about, and then deleted.
create function app.assert_verified_document() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if current_user <> 'nabta_app' or app.actor() = 'system'
    or (app.role() = 'admin' and new.user_id is distinct from app.person()) then
    return new;
  end if;
  raise exception 'only an admin verifies' using errcode = 'insufficient_privilege';
end $$;
create trigger documents_assert_verified before update of verified_at on documents
  for each row execute function app.assert_verified_document();
