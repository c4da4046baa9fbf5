-- Transfers everything in a database that a superuser has migrated so far to nabta_own. Run it once, as a superuser in that
-- database, with all servers stopped:
--   OWNER_PASSWORD=… APP_PASSWORD=… psql -d nabta -v ON_ERROR_STOP=1 -f deploy/hand-over.sql
-- REASSIGN OWNED is no option: PostgreSQL refuses it for the superuser that created the cluster.
\getenv owner OWNER_PASSWORD
\getenv app APP_PASSWORD

do $$
begin
  if to_regrole('nabta_own') is null then create role nabta_own; end if;
  if to_regrole('nabta_web') is null then create role nabta_web; end if;
end $$;
alter role nabta_own login createrole nosuperuser password :'owner';
alter role nabta_web login nosuperuser password :'app';
grant nabta_app to nabta_web;
grant nabta_app, nabta_jobs, nabta_reader to nabta_own with admin option;

do $$
declare
  command text;
  ours constant oid[] := array['app'::regnamespace, 'public'::regnamespace];
  keep constant oid[] := array['nabta_own'::regrole, 'nabta_jobs'::regrole, 'nabta_reader'::regrole];
begin
  for command in
    select format('alter database %I owner to nabta_own', current_database())
    union all select 'alter schema app owner to nabta_own'
    union all select format('alter %s %s owner to nabta_own', case relkind when 'v' then 'view' else 'table' end, oid::regclass)
      from pg_class as relation where relnamespace = any (ours) and relkind in ('r', 'p', 'v') and relowner <> all (keep)
        and not exists (select from pg_depend where objid = relation.oid and deptype = 'e')
    union all select format('alter function %s owner to nabta_own', oid::regprocedure)
      from pg_proc as function where pronamespace = any (ours) and proowner <> all (keep)
        and not exists (select from pg_depend where objid = function.oid and deptype = 'e')
  loop
    execute command;
  end loop;
end $$;
