#!/bin/sh
# Once, when the database is made: the two logins of Nabta. The first start of the server makes everything else.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role nabta_own login createrole password :'owner';
create role nabta_app nologin;
grant nabta_app to nabta_own with admin option;
create role nabta_web login password :'app' in role nabta_app;
create database nabta owner nabta_own;
SQL
