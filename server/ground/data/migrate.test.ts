import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { describeCatalogue } from '#db/catalogue.ts'
import {
  type DocumentedDatabase,
  makeDocumentedDatabase,
  runAsPsql,
} from '#test/setup/documented-database.ts'
import { earlierTexts } from './earlier-texts.ts'
import { startEmbedded } from './embedded/postgres.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openOwner } from './pools.ts'

/** Roles belong to a whole cluster, so these tests have one of their own. */
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

/** Creates another empty database for an owner, and returns the owner's URL of it. */
async function databaseOf(owner: string, name: string): Promise<string> {
  await run(administrator, `create database ${name} owner ${owner}`)
  return at(name, owner === 'nabta_own' ? documented.ownerUrl : administrator)
}

/** Leaves the database as a version of Nabta without the migrations after `last` would have. */
async function migrateUpTo(last: string, address: string) {
  const later = (await readMigrations()).filter(({ name }) => name.slice(0, 4) > last)
  await run(
    address,
    `create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    `insert into migrations (name, checksum) values ${later.map(({ name, checksum }) => `('${name}', '${checksum}')`)}`,
  )
  await migrate(address)
  await run(address, `delete from migrations where left(name, 4) > '${last}'`)
}

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

test('an owner who may not create roles is told so, and told what an administrator has to run', () => {
  expect(refusal).toBe(
    'The database user plain may not create the roles nabta_app, nabta_jobs, nabta_reader. As an administrator of the database server: alter role "plain" createrole;',
  )
})

test('the documented owner creates the same database as a superuser, and keeps no right that was lent', async () => {
  const names = (await readMigrations()).map(({ name }) => name)
  expect(await migrate(documented.ownerUrl)).toEqual(names)
  expect(await migrate(documented.ownerUrl)).toEqual([])
  const strong = await databaseOf('nabta_owner', 'strong')
  expect(await migrate(strong)).toEqual(names)
  expect(await rightsIn(documented.ownerUrl, 'nabta_own')).toEqual(await rightsIn(strong, 'nabta_owner'))
  expect((await schemaOf(documented.ownerUrl)).schema).toBe(await readFile('db/schema.sql', 'utf8'))
  expect((await schemaOf(strong)).schema).toBe(await readFile('db/schema.sql', 'utf8'))
})

test('what a migration changes in existing rows also changes under the documented owner', async () => {
  const owner = await databaseOf('nabta_own', 'filled')
  const fill = (...statements: string[]) =>
    run(at('filled', administrator), 'set session_replication_role = replica', ...statements)
  const id = (at: number) => `'00000000-0000-7000-8000-00000000000${at}'`

  await migrateUpTo('0003', owner)
  await fill(
    `insert into users (id, email, language, created_at) values (${id(1)}, 'layla@example.sa', 'ar', now())`,
    `insert into profiles (id, updated_at) values (${id(1)}, now())`,
    `insert into dietitian_profiles (user_id, hourly_rate_halalas, updated_at) values (${id(1)}, 25000, now())`,
  )
  await migrateUpTo('0009', owner)
  expect(
    await fill(
      `select consultation_fee_halalas as fee, status, zone from dietitian_profiles
        join verifications using (user_id) join availabilities using (user_id)`,
    ),
  ).toEqual([{ fee: 25000, status: 'draft', zone: 'Asia/Riyadh' }])

  await fill(
    `insert into appointments (id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone, status, requested_at, changed_at)
      values (${id(2)}, 'initial', 'x', 'video', 1, '{}', now(), now() + interval '1 hour', 'UTC', 'UTC', 'confirmed', now(), now())`,
    `insert into events (id, kind, subject_type, subject_id, actor, at)
      values (${id(3)}, 'appointment.booked', 'appointment', ${id(2)}, 'system', now())`,
  )
  await migrateUpTo('0086', owner)
  expect(await fill('select in_calendars from appointments')).toEqual([
    { in_calendars: ['patient', 'dietitian'] },
  ])
  expect(
    await fill(
      `select kind from ledger_accounts where kind in ('payouts_due', 'disputed', 'losses') order by kind`,
    ),
  ).toEqual([{ kind: 'disputed' }, { kind: 'losses' }, { kind: 'payouts_due' }])

  await fill(
    `insert into ledger_transactions (id, kind, cause_id, posted_at) values (${id(4)}, 'earned', ${id(2)}, now())`,
    `insert into photos (id, user_id, taken_at) values (${id(5)}, ${id(1)}, now())`,
    `insert into events (id, kind, subject_type, subject_id, actor, at)
      values (${id(6)}, 'payment.dispute_ended', 'payment', ${id(7)}, 'system', now())`,
    `insert into disputes (payment_id, gateway_dispute, halalas, reason, state, opened_at, ended_at)
      values (${id(7)}, 'd', 1, 'x', 'won', now(), now())`,
    `insert into notifications (user_id, sequence, event_id, kind, at) values
      (${id(1)}, 1, ${id(6)}, 'payment.dispute_ended', now()), (${id(1)}, 2, ${id(8)}, 'payment.dispute_ended', now())`,
  )
  await migrate(owner)
  expect(await fill('select cause_id, earned_in from pending_earnings')).toEqual([
    { cause_id: id(2).slice(1, -1), earned_in: id(4).slice(1, -1) },
  ])
  expect(await fill('select kind from notifications')).toEqual([{ kind: 'payment.dispute_won' }])
  expect(await fill('select photo_id from profiles')).toEqual([{ photo_id: id(5).slice(1, -1) }])
})

test('a database migrated so far by a superuser continues with the documented owner once it is handed over', async () => {
  const strong = await databaseOf('nabta_owner', 'older')
  const owner = at('older', documented.ownerUrl)
  await migrateUpTo('0010', strong)
  for (const [name, [checksum]] of Object.entries(earlierTexts))
    await run(strong, `update migrations set checksum = '${checksum}' where name = '${name}'`)

  await expect(migrate(owner)).rejects.toThrow(
    'Tables of the database older belong to nabta_owner instead of its user nabta_own: run deploy/hand-over.sql in it once.',
  )
  await runAsPsql(strong, 'deploy/hand-over.sql', {
    OWNER_PASSWORD: new URL(owner).password,
    APP_PASSWORD: new URL(documented.appUrl).password,
  })
  expect((await migrate(owner))[0]).toBe('0011_date_pages.sql')
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

test('roles that somebody else created must be granted to the owner', async () => {
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
  await migrateUpTo('0002', second)
})

test('an owner who does not own the database is told so', async () => {
  await databaseOf('nabta_owner', 'elsewhere')
  await expect(migrate(at('elsewhere', documented.ownerUrl))).rejects.toThrow(
    'The database user nabta_own does not own the database elsewhere. As an administrator of the database server: alter database "elsewhere" owner to "nabta_own";',
  )
})

test('a migration that was changed after it ran stops the start', async () => {
  const owner = await databaseOf('nabta_own', 'changed')
  await migrateUpTo('0002', owner)
  await run(owner, `update migrations set checksum = 'x' where name = '0002_ask_visitors.sql'`)
  await expect(migrate(owner)).rejects.toThrow('Migration 0002_ask_visitors.sql was changed')
})

test('a PostgreSQL that is too old is told its version, and where to get 18', async () => {
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
