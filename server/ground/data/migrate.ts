import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { BadSettings } from '../settings.ts'
import { assertOwner } from './assert-owner.ts'
import { openJobsPool, openOwner } from './pools.ts'

export type Migration = { name: string; text: string; checksum: string }

/** All of db/baseline, recorded as one migration: it creates the database as the last one of Nabta 0.1.0 left it. */
export const baseline = 'baseline 0119'
const lastOfBaseline = '0119_read_appointments_by_column.sql'
const versionBefore = 'Nabta 0.1.0'

/** The baseline, then all later migrations. */
export async function readMigrations(): Promise<Migration[]> {
  const baselines = await readTexts(/^\d{2}_[a-z-]+\.sql$/, new URL('../../../db/baseline/', import.meta.url))
  const later = await readTexts(/^\d{4}_\w+\.sql$/, new URL('../../../db/migrations/', import.meta.url))
  const text = baselines.map((each) => each.text).join('\n')
  return [{ name: baseline, text }, ...later].map((each) => ({
    ...each,
    checksum: createHash('sha256').update(each.text).digest('hex'),
  }))
}

async function readTexts(pattern: RegExp, folder: URL) {
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  )
}

/** The baseline's text may change as long as its result does not, which a test checks; a later migration's may not. */
export const isTextOf = ({ name, checksum }: Migration, applied: string | undefined): boolean =>
  name === baseline ? applied !== undefined : applied === checksum

/** Whether this is a migration of Nabta 0.1.0 or earlier, which the baseline has replaced. */
export const isWithinBaseline = (name: string): boolean => /^\d{4}_/.test(name) && name <= lastOfBaseline

/** Applies the missing migrations, or only the later ones in `only`; several nodes may start at the same time. */
export async function migrate(
  ownerUrl: string,
  { only }: { only?: ReadonlySet<string> } = {},
): Promise<string[]> {
  const wanted = (await readMigrations()).filter(({ name }) => name === baseline || !only || only.has(name))
  const owner = await reached(ownerUrl)
  try {
    await assertVersion(owner)
    await assertOwner(owner)
    await owner.query("SELECT pg_advisory_lock(hashtext('nabta migrations'))")
    await owner.query(joinRoles)
    const applied = await prepare(owner)
    await adopt(owner, applied)
    const fresh = wanted.filter((migration) => {
      const { name } = migration
      const known = applied.get(name)
      if (known !== undefined && !isTextOf(migration, known))
        throw new BadSettings(
          `Migration ${name} was changed after this database applied it: restore the file, or use another database.`,
        )
      return known === undefined
    })
    for (const migration of fresh) await apply(owner, migration)
    await migrateJobs(ownerUrl)
    return fresh.map(({ name }) => name)
  } finally {
    await owner.end()
  }
}

/**
 * Refuses an archive with too few migrations, with ones that this version does not have, or with other texts of them.
 */
export async function assertKnown(applied: readonly Pick<Migration, 'name' | 'checksum'>[]): Promise<void> {
  const names = new Set(applied.map(({ name }) => name))
  if (!names.has(baseline) && !names.has(lastOfBaseline))
    throw new BadSettings(
      `This archive stops at migration ${latestOf(names)}, and this version of Nabta begins after ${lastOfBaseline}: restore the archive with ${versionBefore}, then start this version on what was restored.`,
    )
  const ours = new Map((await readMigrations()).map((migration) => [migration.name, migration]))
  const strange = applied.find(({ name, checksum }) => {
    const known = ours.get(name)
    return known ? !isTextOf(known, checksum) : !isWithinBaseline(name)
  })
  if (strange)
    throw new BadSettings(
      `This version of Nabta does not have migration ${strange.name} of this archive: restore it with the version that made it, or a newer one.`,
    )
}

const latestOf = (names: Iterable<string>): string => [...names].sort().at(-1) ?? '(none)'

async function reached(ownerUrl: string): Promise<pg.Client> {
  try {
    return await openOwner(ownerUrl)
  } catch (cause) {
    const { message } = cause as Error
    throw new BadSettings(
      `The database at ${new URL(ownerUrl).host} cannot be used: ${message}. Check DATABASE_URL.`,
      { cause },
    )
  }
}

async function assertVersion(owner: pg.Client) {
  const { rows } = await owner.query<{ number: number; version: string }>(
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version",
  )
  if (!rows[0] || rows[0].number < 180_000)
    throw new BadSettings(
      `Nabta needs PostgreSQL 18 or newer, and the database at ${owner.host} is PostgreSQL ${rows[0]?.version}. Get 18 from https://www.postgresql.org/download/ or from your provider, or leave DATABASE_URL empty, so that Nabta runs its own PostgreSQL 18.`,
    )
}

/** An owner who may grant a role that another user created is not automatically a member of it. */
const joinRoles = `DO $$ DECLARE made name; BEGIN
  FOR made IN SELECT rolname FROM pg_roles WHERE rolname IN ('nabta_app', 'nabta_jobs', 'nabta_reader')
    AND NOT (pg_has_role(oid, 'set') AND pg_has_role(oid, 'usage'))
  LOOP EXECUTE format('GRANT %I TO current_user WITH INHERIT TRUE, SET TRUE', made); END LOOP;
END $$`

async function prepare(owner: pg.Client): Promise<Map<string, string>> {
  await owner.query(`CREATE TABLE IF NOT EXISTS migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/**
 * A database with all migrations of Nabta 0.1.0 already has what the baseline creates. Their rows stay beside the
 * baseline's: servers of 0.1.0 that still run on this database check them to report that they are ready.
 */
async function adopt(owner: pg.Client, applied: Map<string, string>) {
  if (applied.size === 0 || applied.has(baseline)) return
  if (!applied.has(lastOfBaseline))
    throw new BadSettings(
      `The database ${owner.database} stops at migration ${latestOf(applied.keys())}, and this version of Nabta begins after ${lastOfBaseline}: start ${versionBefore} on it once, then this version.`,
    )
  await owner.query(
    `INSERT INTO migrations (name, checksum, applied_at)
      SELECT $1, checksum, applied_at FROM migrations WHERE name = $2`,
    [baseline, lastOfBaseline],
  )
  applied.set(baseline, '')
}

/** A new owner of a function or view needs CREATE on its schema, unless a superuser transfers it. */
const lend = `DO $$ BEGIN
  IF to_regnamespace('app') IS NOT NULL THEN GRANT CREATE ON SCHEMA app, public TO nabta_reader, nabta_jobs; END IF;
END $$`
const takeBack = 'REVOKE CREATE ON SCHEMA app, public FROM nabta_reader, nabta_jobs'

async function apply(owner: pg.Client, { name, text, checksum }: Migration) {
  await owner.query('BEGIN')
  try {
    await owner.query(lend)
    await owner.query(text)
    await owner.query(takeBack)
    await owner.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
    await owner.query('COMMIT')
  } catch (fault) {
    await owner.query('ROLLBACK')
    if (/extension/.test((fault as Error).message)) {
      throw new BadSettings(
        'The database user may not create extensions: ask its administrator for btree_gist, pg_trgm, unaccent and citext in this database.',
        { cause: fault },
      )
    }
    throw new Error(`migration ${name} failed: ${(fault as Error).message}`, { cause: fault })
  }
}

async function migrateJobs(ownerUrl: string) {
  const pgPool = openJobsPool(ownerUrl)
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}
