-- Whoever bought a package and whoever sold it may know each other's name.
create policy packages_named on packages for select to nabta_reader using (true);
grant select (id, patient_id, dietitian_id, state) on packages to nabta_reader;
create function app.other_in_package(bought uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select jsonb_build_object('name', other.full_name, 'otherName', other.other_name)
    from packages join profiles as other
      on other.id = case when packages.patient_id = app.person() then packages.dietitian_id else packages.patient_id end
    where packages.id = other_in_package.bought and packages.state <> 'awaited'
      and app.person() in (packages.patient_id, packages.dietitian_id);
end;
alter function app.other_in_package owner to nabta_reader;
revoke execute on function app.other_in_package from public;
grant execute on function app.other_in_package to nabta_app;
