-- Creates Nabta's database and its two logins. Run it once per installation, as an administrator of PostgreSQL 18:
--   OWNER_PASSWORD=… APP_PASSWORD=… psql -d postgres -v ON_ERROR_STOP=1 -f deploy/database.sql
-- The first start of the server creates everything else. Without psql, leave out the two lines that read the
-- environment and put the quoted passwords where they are used.
\getenv owner OWNER_PASSWORD
\getenv app APP_PASSWORD

-- Runs migrations, and creates the roles nabta_jobs and nabta_reader.
create role nabta_own login createrole password :'owner';
-- The role of every login that serves requests.
create role nabta_app nologin;
grant nabta_app to nabta_own with admin option;
create role nabta_web login password :'app' in role nabta_app;
-- Creating a database for another role requires membership in it, unless one is a superuser.
grant nabta_own to current_user;
create database nabta owner nabta_own;
revoke nabta_own from current_user;
