-- Once for each installation, as an administrator of a PostgreSQL 18: the two logins of Nabta and its database.
--   OWNER_PASSWORD=… APP_PASSWORD=… psql -d postgres -v ON_ERROR_STOP=1 -f deploy/database.sql
-- The first start of the server makes everything else. Without psql, leave out the two lines that read the
-- environment and write the passwords in quotes where they are used.
\getenv owner OWNER_PASSWORD
\getenv app APP_PASSWORD

-- Migrates, and makes the roles nabta_jobs and nabta_reader.
create role nabta_own login createrole password :'owner';
-- Whoever serves is a member of this one.
create role nabta_app nologin;
grant nabta_app to nabta_own with admin option;
create role nabta_web login password :'app' in role nabta_app;
-- Only a superuser may make a database for somebody else without being a member of them.
grant nabta_own to current_user;
create database nabta owner nabta_own;
revoke nabta_own from current_user;
