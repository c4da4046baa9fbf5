import { createHash } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { describeCatalogue } from '#db/catalogue.ts'
import { once } from '#test/join-as.ts'
import {
  type DocumentedDatabase,
  makeDocumentedDatabase,
  runAsPsql,
} from '#test/setup/documented-database.ts'
import { startEmbedded } from './embedded/postgres.ts'
import { assertKnown, baseline, migrate, readMigrations } from './migrate.ts'
import { openOwner } from './pools.ts'

/** Roles belong to a whole cluster, so these tests start their own. */
let administrator: string
let documented: DocumentedDatabase
beforeAll(async () => {
  const cluster = await startCluster()
  administrator = cluster.url
  await refusedWithoutRoles()
  documented = await makeDocumentedDatabase(administrator)
})

async function startCluster() {
  const folder = await mkdtemp(join(inject('room'), 'cluster-'))
  const cluster = await startEmbedded(folder, { durable: false, database: 'postgres' })
  afterAll(cluster.stop)
  return cluster
}

const at = (database: string, address: string) =>
  Object.assign(new URL(address), { pathname: `/${database}` }).href

async function run<Row extends object>(address: string, ...statements: string[]): Promise<Row[]> {
  const client = await openOwner(address)
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Creates another database for an owner, empty or as a copy of `source`, and returns the owner's URL of it. */
async function databaseOf(owner: string, name: string, source = 'template1'): Promise<string> {
  await run(administrator, `create database ${name} owner ${owner} template ${source}`)
  return at(name, owner === 'nabta_own' ? documented.ownerUrl : administrator)
}

const ofNabta010 = [
  '0001_open_house.sql',
  '0118_check_appointments_by_name.sql',
  '0119_read_appointments_by_column.sql',
]

/** Leaves a database with the baseline alone in the state of Nabta 0.1.0 after these of its migrations. */
const pretendBefore = (address: string, names = ofNabta010) =>
  run(
    address,
    `delete from migrations`,
    `insert into migrations (name, checksum) values ${names.map((name) => `('${name}', 'x')`)}`,
  )

/** The database `fixed`, with the baseline alone. */
const makeFixed = once(async () => {
  const owner = await databaseOf('nabta_own', 'fixed')
  expect(await migrate(owner, { only: new Set() })).toEqual([baseline])
  return owner
})

/** A copy of it. */
async function copyOfFixed(name: string): Promise<string> {
  await makeFixed()
  return databaseOf('nabta_own', name, 'fixed')
}

const laterNames = async () =>
  (await readMigrations()).map(({ name }) => name).filter((name) => name !== baseline)

const schemaOf = async (address: string) => {
  const client = await openOwner(address)
  return describeCatalogue(client).finally(() => client.end())
}

/** Owners and privileges of schemas, relations and functions, with the owner's name replaced. */
const rightsIn = async (address: string, owner: string) => {
  const rows = await run<{ rights: string }>(
    address,
    `select 'schema ' || nspname || ' ' || pg_get_userbyid(nspowner) || ' ' || coalesce(nspacl::text, '') as rights
      from pg_namespace where nspname in ('app', 'public', 'graphile_worker')
    union all select relname || ' ' || pg_get_userbyid(relowner) || ' ' || coalesce(relacl::text, '') || relforcerowsecurity
      from pg_class where relnamespace in ('app'::regnamespace, 'public'::regnamespace)
    union all select p.oid::regprocedure || ' ' || pg_get_userbyid(proowner) || ' ' || coalesce(proacl::text, '')
      from pg_proc p where pronamespace = 'app'::regnamespace order by 1`,
  )
  return rows.map(({ rights }) => rights.replaceAll(owner, 'OWNER'))
}

let refusal: unknown
async function refusedWithoutRoles() {
  await run(administrator, `create role plain login password 'plain'`, 'create database plain owner plain')
  const address = Object.assign(new URL(at('plain', administrator)), { username: 'plain', password: 'plain' })
  refusal = await migrate(address.href).catch((fault: Error) => fault.message)
}

test('an owner who may not create roles is told so, and which statements an administrator has to run', () => {
  expect(refusal).toBe(
    'The database user plain may not create the roles nabta_app, nabta_jobs, nabta_reader. As an administrator of the database server: alter role "plain" createrole;',
  )
})

test('the documented owner creates the same database as a superuser, and loses every temporarily granted right', async () => {
  const names = (await readMigrations()).map(({ name }) => name)
  expect(await migrate(documented.ownerUrl)).toEqual(names)
  expect(await migrate(documented.ownerUrl)).toEqual([])
  const strong = await databaseOf('nabta_owner', 'strong')
  expect(await migrate(strong)).toEqual(names)
  expect(await rightsIn(documented.ownerUrl, 'nabta_own')).toEqual(await rightsIn(strong, 'nabta_owner'))
  expect((await schemaOf(documented.ownerUrl)).schema).toBe(await readFile('db/schema.sql', 'utf8'))
  expect((await schemaOf(strong)).schema).toBe(await readFile('db/schema.sql', 'utf8'))
})

test('the baselines create exactly what Nabta 0.1.0 created', async () => {
  const { schema } = await schemaOf(await makeFixed())
  expect(createHash('sha256').update(schema).digest('hex')).toBe(
    '381fb50da517c271c22cbbde1577081b8570bf456a61062e267557fd4f074424',
  )
})

test('a database with all migrations of Nabta 0.1.0 keeps all its rows and gets the later migrations', async () => {
  const owner = await copyOfFixed('before')
  await pretendBefore(owner)
  await run(
    at('before', administrator),
    'set session_replication_role = replica',
    `insert into users (email, language, created_at) values ('layla@example.sa', 'ar', now()), ('sara@example.sa', 'en', now())`,
    `insert into counters (key, started_at, ends_at, spent) values ('a', now(), now(), 1)`,
  )
  const before = await rowsIn('before')
  expect(before).toMatchObject({ users: 2, counters: 1, ledger_accounts: 9, migrations: 3 })
  const later = await laterNames()
  expect(await migrate(owner)).toEqual(later)
  expect(await rowsIn('before')).toMatchObject({ ...before, migrations: 4 + later.length })
  expect((await schemaOf(owner)).schema).toBe(await readFile('db/schema.sql', 'utf8'))
  expect(await migrate(owner)).toEqual([])
})

const rowsIn = async (database: string) => {
  const address = at(database, administrator)
  const tables = await run<{ name: string }>(
    address,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const counted = await run<{ name: string; rows: number }>(address, counts.join(' union all '))
  return Object.fromEntries(counted.map(({ name, rows }) => [name, rows]))
}

test('a database with fewer of them is refused, left unchanged, and told which version to start first', async () => {
  const owner = await copyOfFixed('fewer')
  const names = ofNabta010.slice(0, 2)
  await pretendBefore(owner, names)
  await expect(migrate(owner)).rejects.toThrow(
    'The database fewer stops at migration 0118_check_appointments_by_name.sql, and this version of Nabta begins after 0119_read_appointments_by_column.sql: start Nabta 0.1.0 on it once, then this version.',
  )
  expect(await run(owner, 'select name from migrations order by name')).toEqual(
    names.map((name) => ({ name })),
  )
})

test('an archive with all migrations of Nabta 0.1.0 is accepted, and one with fewer is refused', async () => {
  const named = (...names: string[]) => names.map((name) => ({ name, checksum: 'x' }))
  await assertKnown(named(...ofNabta010))
  await assertKnown(named(baseline))
  await assertKnown(await readMigrations())
  await assertKnown([...named(...ofNabta010), ...(await readMigrations())])
  await expect(assertKnown(named(...ofNabta010.slice(0, 2)))).rejects.toThrow(
    'This archive stops at migration 0118_check_appointments_by_name.sql, and this version of Nabta begins after 0119_read_appointments_by_column.sql: restore the archive with Nabta 0.1.0, then start this version on what was restored.',
  )
  await expect(assertKnown(named(baseline, '9999_do_more.sql'))).rejects.toThrow(
    'This version of Nabta does not have migration 9999_do_more.sql of this archive: restore it with the version that made it, or a newer one.',
  )
})

test('a database migrated partly by a superuser continues with the documented owner once it is handed over', async () => {
  const strong = await databaseOf('nabta_owner', 'older')
  const owner = at('older', documented.ownerUrl)
  await migrate(strong, { only: new Set() })
  await pretendBefore(strong)

  await expect(migrate(owner)).rejects.toThrow(
    'Tables of the database older belong to nabta_owner instead of its user nabta_own: run deploy/hand-over.sql in it once.',
  )
  await runAsPsql(strong, 'deploy/hand-over.sql', {
    OWNER_PASSWORD: new URL(owner).password,
    APP_PASSWORD: new URL(documented.appUrl).password,
  })
  expect(await migrate(owner)).toEqual(await laterNames())
  expect((await schemaOf(owner)).schema).toBe(await readFile('db/schema.sql', 'utf8'))
  expect(await rightsIn(owner, 'nabta_own')).toEqual(await rightsIn(documented.ownerUrl, 'nabta_own'))
})

test('the administrator of a managed PostgreSQL, who is not a superuser, creates it with the same file', async () => {
  const { url } = await startCluster()
  await run(url, `create role cloud login createrole createdb password 'cloud'`)
  const cloud = Object.assign(new URL(url), { username: 'cloud', password: 'cloud' }).href
  const { ownerUrl } = await makeDocumentedDatabase(cloud)
  await migrate(ownerUrl)
  expect((await schemaOf(ownerUrl)).schema).toBe(await readFile('db/schema.sql', 'utf8'))
})

test('roles that another login created must be granted to the owner', async () => {
  await run(
    administrator,
    `create role second login createrole password 'second'`,
    'create database second owner second',
  )
  const second = Object.assign(new URL(at('second', administrator)), {
    username: 'second',
    password: 'second',
  }).href
  await expect(migrate(second)).rejects.toThrow(
    'The database user second may not act as the roles nabta_app, nabta_jobs, nabta_reader, which another user created. As an administrator of the database server: grant nabta_app, nabta_jobs, nabta_reader to "second" with admin option;',
  )
  await run(
    administrator,
    'grant nabta_app, nabta_jobs, nabta_reader to second with admin option, inherit false, set false',
  )
  expect((await migrate(second))[0]).toBe(baseline)
})

test('an owner who does not own the database is told so', async () => {
  await databaseOf('nabta_owner', 'elsewhere')
  await expect(migrate(at('elsewhere', documented.ownerUrl))).rejects.toThrow(
    'The database user nabta_own does not own the database elsewhere. As an administrator of the database server: alter database "elsewhere" owner to "nabta_own";',
  )
})

test('a migration that was changed after it ran stops the start, and an edited baseline does not', async () => {
  const owner = await copyOfFixed('changed')
  await migrate(owner)
  await run(owner, `update migrations set checksum = 'x' where name = '${baseline}'`)
  expect(await migrate(owner)).toEqual([])
  const [first] = await laterNames()
  await run(owner, `update migrations set checksum = 'x' where name = '${first}'`)
  await expect(migrate(owner)).rejects.toThrow(`Migration ${first} was changed`)
})

test('a PostgreSQL that is too old is refused with its version, and with where to get 18', async () => {
  const owner = await databaseOf('nabta_own', 'aged')
  await run(
    owner,
    'create schema fifteen',
    `create function fifteen.current_setting(name text) returns text language sql
      return case name when 'server_version' then '15.8 (Debian)' else '150008' end`,
  )
  const aged = new URL(owner)
  aged.searchParams.set('options', '-c search_path=fifteen,pg_catalog,public')
  await expect(migrate(aged.href)).rejects.toThrow(
    /^Nabta needs PostgreSQL 18 or newer, and the database at \S+ is PostgreSQL 15\.8 \(Debian\)\. Get 18 from https:\/\/www\.postgresql\.org\/download\//,
  )
})
