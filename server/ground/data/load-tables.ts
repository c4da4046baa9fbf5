import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BadSettings } from '../settings.ts'
import {
  copySettings,
  type DumpedTable,
  isEmpty,
  type OwnedTable,
  qualifiedName,
  quotedColumns,
  quotedName,
  type Sequence,
  sequencesOf,
  sortByForeignKeys,
  tablesOf,
} from './dumped-tables.ts'
import { openOwner } from './pools.ts'

export type Dump = {
  at: Date
  tables: readonly (DumpedTable & { rows: number })[]
  sequences: readonly Sequence[]
  read(table: DumpedTable): Readable
}

export async function isEmptyDatabase(url: string): Promise<boolean> {
  const client = await openOwner(url)
  return isEmpty(client).finally(() => client.end())
}

/**
 * Loads the rows of a dump into a migrated database and puts it on hold, all in one transaction. The owner need not be
 * a superuser: it may disable the triggers and the row security of its own tables. Foreign keys are checked as usual.
 */
export async function loadTables(url: string, dump: Dump, now: Date): Promise<void> {
  const client = await openOwner(url)
  try {
    await client.query(`${copySettings}; begin`)
    const tables = sortByForeignKeys(pairs(dump.tables, await tablesOf(client)))
    await byOwner(client, tables, async (owned) => {
      for (const table of owned) await setAside(client, table)
      await client.query(`truncate ${owned.map((table) => quotedName(client, table)).join(', ')}`)
    })
    for (const table of tables) await as(client, table.owner, () => load(client, table, dump.read(table)))
    await setSequences(client, dump.sequences)
    await markWaiting(client)
    await hold(client, dump.at, now)
    // Deferred constraints are checked now: a table with pending checks cannot be altered.
    await client.query('set constraints all immediate')
    await byOwner(client, tables, async (owned) => {
      for (const table of owned) await bringBack(client, table)
    })
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

type Loaded = OwnedTable & { rows: number }

function pairs(dumped: Dump['tables'], known: readonly OwnedTable[]): Loaded[] {
  const there = new Map(known.map((table) => [qualifiedName(table), table]))
  return dumped.map((table) => {
    const found = there.get(qualifiedName(table))
    const strange = table.columns.find((column) => !found?.columns.includes(column))
    if (!found || strange)
      throw new BadSettings(
        `The archive has rows of ${qualifiedName(table)}${strange ? `.${strange}` : ''}, which this version does not have. Restore it with the version that made it.`,
      )
    return { ...found, columns: table.columns, rows: table.rows }
  })
}

async function byOwner(
  client: pg.Client,
  tables: readonly Loaded[],
  work: (owned: Loaded[]) => Promise<void>,
): Promise<void> {
  for (const [owner, owned] of Map.groupBy(tables, (table) => table.owner))
    await as(client, owner, () => work(owned))
}

async function as(client: pg.Client, role: string, work: () => Promise<void>): Promise<void> {
  await client.query(`set local role ${client.escapeIdentifier(role)}`)
  await work()
  await client.query('reset role')
}

async function setAside(client: pg.Client, table: Loaded): Promise<void> {
  await client.query(`alter table ${quotedName(client, table)} disable trigger user`)
  if (table.isForced)
    await client.query(`alter table ${quotedName(client, table)} no force row level security`)
}

async function bringBack(client: pg.Client, table: Loaded): Promise<void> {
  await client.query(`alter table ${quotedName(client, table)} enable trigger user`)
  if (table.isForced) await client.query(`alter table ${quotedName(client, table)} force row level security`)
}

async function load(client: pg.Client, table: Loaded, rows: Readable): Promise<void> {
  const copy = client.query(
    copyFrom(`copy ${quotedName(client, table)} (${quotedColumns(client, table)}) from stdin`),
  )
  await pipeline(rows, copy)
  if (copy.rowCount !== table.rows)
    throw new Error(`${qualifiedName(table)} accepted ${copy.rowCount} of its ${table.rows} rows`)
}

async function setSequences(client: pg.Client, sequences: readonly Sequence[]): Promise<void> {
  const there = new Map((await sequencesOf(client)).map((each) => [qualifiedName(each), each]))
  for (const { value, isCalled, ...sequence } of sequences) {
    const known = there.get(qualifiedName(sequence))
    if (known)
      await as(client, known.owner, async () => {
        await client.query('select setval($1::regclass, $2, $3)', [
          quotedName(client, sequence),
          value,
          isCalled,
        ])
      })
  }
}

/**
 * Marks jobs that were waiting when the backup was made: the original installation has done them since. See
 * `worker.ts`.
 */
const markWaiting = (client: pg.Client): Promise<void> =>
  as(client, 'nabta_jobs', async () => {
    await client.query(`update graphile_worker._private_jobs
      set payload = (payload::jsonb || '{"restored": true}')::json where payload::jsonb ? 'event'`)
  })

/** If the backup was made during an earlier hold, the new hold starts from the backup of the earlier one. */
async function hold(client: pg.Client, at: Date, now: Date): Promise<void> {
  await client.query(
    `with earlier as (delete from restores where released_at is null returning backed_up_at)
      insert into restores (backed_up_at, restored_at)
        select least($1::timestamptz, min(backed_up_at)), greatest($2::timestamptz, $1) from earlier`,
    [at, now],
  )
}
