-- Of what can be read again, the answer to a key names it instead of holding it sealed.
alter table answered_requests
  add column subject text,
  alter column body_sealed drop not null,
  add constraint answered_requests_answer check ((subject is null) <> (body_sealed is null));
grant insert (subject) on answered_requests to nabta_app;

-- Whoever finds that nothing was written was a moment too late; in a transaction of its own it is found out why.
create function app.assert_written(rows bigint) returns void
  language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if rows = 0 then
    raise exception 'somebody else was faster' using errcode = 'serialization_failure';
  end if;
end $$;
revoke execute on function app.assert_written from public;
grant execute on function app.assert_written to nabta_app;
