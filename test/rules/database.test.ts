import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { describeCatalogue } from '#db/catalogue.ts'
import { administratorOfDatabase } from '../database.ts'

const owner = await administratorOfDatabase()

const names = async (query: string): Promise<string[]> =>
  (await owner.query<{ name: string }>(query)).rows.map(({ name }) => name)

const withoutForcedSecurity = () =>
  names(`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    AND NOT (relrowsecurity AND relforcerowsecurity)`)

const withoutPolicy = () =>
  names(`SELECT relname AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid)`)

const unindexedForeignKeys = () =>
  names(`SELECT conname AS name FROM pg_constraint f WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_index WHERE indrelid = f.conrelid AND (indkey::smallint[])[0:cardinality(f.conkey) - 1] @> f.conkey)`)

const foreignKeysWithoutOnDelete = () =>
  names(
    `SELECT conname AS name FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND confdeltype = 'a'`,
  )

const wholeTableWrites = () =>
  names(`SELECT table_name || ' ' || privilege_type AS name FROM information_schema.table_privileges
    WHERE table_schema = 'public' AND grantee IN ('nabta_app', 'PUBLIC') AND privilege_type IN ('INSERT', 'UPDATE', 'TRUNCATE', 'TRIGGER')`)

/** The names in a standard SQL body were resolved when it was created; any other body looks them up on each call. */
const looseDefiners = () =>
  names(`SELECT p.proname AS name FROM pg_proc p JOIN pg_roles r ON r.oid = p.proowner
    WHERE pronamespace IN ('app'::regnamespace, 'public'::regnamespace) AND prosecdef
    AND (rolname NOT IN ('nabta_reader', 'nabta_jobs') OR NOT (prosqlbody IS NOT NULL OR coalesce(proconfig::text LIKE '%search_path=%', false))
      OR has_function_privilege('public', p.oid, 'execute'))`)

const rules = {
  withoutForcedSecurity,
  withoutPolicy,
  unindexedForeignKeys,
  foreignKeysWithoutOnDelete,
  wholeTableWrites,
  looseDefiners,
}

test('every table has forced row-level security and a policy, and every foreign key an index and a deletion rule', async () => {
  for (const [rule, offenders] of Object.entries(rules)) expect(await offenders(), rule).toEqual([])
})

test('each of these rules detects its own bad examples', async () => {
  await owner.query(`BEGIN;
    CREATE TABLE bare (id int PRIMARY KEY, parent int REFERENCES bare);
    GRANT INSERT ON bare TO nabta_app;
    CREATE FUNCTION app.loose() RETURNS int LANGUAGE sql SECURITY DEFINER AS 'SELECT 1'`)
  try {
    for (const [rule, offenders] of Object.entries(rules)) expect(await offenders(), rule).not.toEqual([])
  } finally {
    await owner.query('ROLLBACK')
  }
})

test('db/schema.sql and db/tables.gen.ts match the migrations', async () => {
  const { schema, types } = await describeCatalogue(owner)
  expect(await readFile('db/schema.sql', 'utf8'), 'run `npm run schema`').toBe(schema)
  expect(await readFile('db/tables.gen.ts', 'utf8'), 'run `npm run schema`').toBe(types)
})

test.each([
  'drop trigger ledger_transactions_balanced on ledger_transactions',
  'alter table einvoices disable trigger einvoices_stay',
  'grant execute on function app.account_at(text) to public',
  'revoke execute on function app.account_at(text) from nabta_app',
  'alter function app.account_at(text) owner to current_user',
  'alter function app.account_at(text) security invoker',
  'grant insert on directory to nabta_app',
  'grant select (user_id) on directory to public',
  'alter view directory owner to current_user',
  'alter view user_profiles reset (security_invoker)',
  'alter table wallet_credits no force row level security',
  'alter table wallet_credits disable row level security',
  'alter table wallet_credits owner to nabta_reader',
  'drop policy absence_claims_go_on on absence_claims; create policy absence_claims_go_on on absence_claims for update to nabta_app using (true)',
  'drop policy access_tokens_own on access_tokens',
  'alter table absence_claims drop constraint absence_claims_check',
  'grant update (id) on users to nabta_app with grant option',
  'grant create on schema app to nabta_app',
])('a migration that contains `%s` changes db/schema.sql', async (statement) => {
  const { schema: before } = await describeCatalogue(owner)
  await owner.query('BEGIN')
  try {
    await owner.query(statement)
    expect((await describeCatalogue(owner)).schema === before).toBe(false)
  } finally {
    await owner.query('ROLLBACK')
  }
})

test('the serving role owns nothing and can bypass nothing', async () => {
  const { rows } =
    await owner.query(`SELECT rolname, rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolcanlogin AS strong
    FROM pg_roles WHERE rolname IN ('nabta_app', 'nabta_reader', 'nabta_jobs')`)
  expect(rows).toHaveLength(3)
  expect(rows.filter(({ strong }) => strong)).toEqual([])
  expect(await names("SELECT relname AS name FROM pg_class WHERE relowner = 'nabta_app'::regrole")).toEqual(
    [],
  )
})

test('the serving role can neither read nor write the queue itself', async () => {
  await owner.query('BEGIN; SET LOCAL ROLE nabta_app')
  await expect(owner.query('SELECT * FROM graphile_worker.jobs')).rejects.toThrow(/permission denied/)
  await owner.query('ROLLBACK')
})
