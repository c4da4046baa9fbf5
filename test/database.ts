import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openOwner, type Timeouts } from '#server/ground/data/pools.ts'

export type TestDatabase = {
  /** The owner's address, like DATABASE_URL: forced row-level security applies to the owner too. */
  ownerUrl: string
  /** The serving login's address, like DATABASE_APP_URL. */
  appUrl: string
  /** A superuser's address, used only by tests, to read and change rows that no route shows. */
  administratorUrl: string
  drop(): Promise<void>
}

/** On a busy machine everything takes longer than people would wait; a test that is not about waiting has patience. */
export const patience: Timeouts = { connection: 60_000, lock: 60_000, statement: 120_000 }

/** A database for one file, cloned from the migrated template, or from another, in some 50 ms. */
export async function cloneDatabase(template = 'nabta'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(template, name)
  return addressesOf(name)
}

// Copying page by page through the log takes the cluster four times as long.
const copyDatabase = (from: string, to: string) =>
  onCluster(`CREATE DATABASE ${to} OWNER nabta_own TEMPLATE ${from} STRATEGY file_copy`)

/**
 * A further template for `cloneDatabase`, prepared when the first test file of any worker asks for it. Other workers
 * wait meanwhile.
 */
export async function prepareTemplate(name: string, prepare: (database: TestDatabase) => Promise<void>) {
  const administrator = await openOwner(inject('administrator'))
  try {
    // The lock ends with the connection.
    await administrator.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await administrator.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await onCluster(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await copyDatabase('nabta', draft)
    await prepare(addressesOf(draft))
    await administrator.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
  } finally {
    await administrator.end()
  }
}

/** An empty database, for tests that create all tables themselves. */
export async function bareDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onCluster(`CREATE DATABASE ${name} OWNER nabta_own TEMPLATE template0`)
  return addressesOf(name)
}

function addressesOf(name: string): TestDatabase {
  const { ownerUrl, appUrl } = inject('template')
  return {
    ownerUrl: at(name, ownerUrl),
    appUrl: at(name, appUrl),
    administratorUrl: at(name, inject('administrator')),
    drop: () => onCluster(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** A login for this database only, created by these statements and dropped with the file. */
export async function loginWith(database: string, statements: (role: string) => string): Promise<string> {
  const role = `test_${randomUUID().replaceAll('-', '')}`
  await onCluster(statements(role))
  afterAll(() => onCluster(`DROP ROLE ${role}`))
  return Object.assign(new URL(database), { username: role, password: 'secret' }).href
}

/** A superuser's connection to a clone, open as long as the tests of a file run. */
export async function administratorOfDatabase(): Promise<pg.Client> {
  const database = await cloneDatabase()
  const administrator = await openOwner(database.administratorUrl)
  afterAll(async () => {
    await administrator.end()
    await database.drop()
  })
  return administrator
}

async function onCluster(statement: string) {
  const administrator = await openOwner(inject('administrator'))
  try {
    await administrator.query(statement)
  } finally {
    await administrator.end()
  }
}

const at = (database: string, address: string) =>
  Object.assign(new URL(address), { pathname: `/${database}` }).href
