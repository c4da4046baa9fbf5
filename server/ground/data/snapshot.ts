import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams'
import {
  copySettings,
  type DumpedTable,
  type OwnedTable,
  quotedColumns,
  quotedName,
  type Sequence,
  sequencesOf,
  tablesOf,
} from './dumped-tables.ts'
import { openOwner } from './pools.ts'

/** The whole database at one moment, however long reading takes and whatever is written meanwhile. */
export type Snapshot = {
  at: Date
  migrations: { name: string; checksum: string }[]
  tables: OwnedTable[]
  sequences: Sequence[]
  rows<Row>(statement: RawBuilder<Row>): Promise<Row[]>
  /** The rows in the format of COPY, one per line. */
  copy(table: DumpedTable): CopyToStreamQuery
  count(table: DumpedTable): Promise<number>
  close(): Promise<void>
}

/** With row security off, a query fails if the role may not see every row, instead of leaving rows out. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await openOwner(url)
  try {
    await client.query(
      `${copySettings}; set row_security = off; begin isolation level repeatable read read only`,
    )
    const { rows } = await client.query<Pick<Snapshot, 'at' | 'migrations'>>(`
      select now() as at, (select json_agg(json_build_object('name', name, 'checksum', checksum) order by name) from migrations) as migrations`)
    const [first] = rows
    if (!first) throw new Error('the snapshot query returned no time')
    return {
      ...first,
      tables: await tablesOf(client),
      sequences: await sequencesOf(client),
      rows: async <Row>(statement: RawBuilder<Row>) => {
        const { sql, parameters } = statement.compile(compiler)
        return (await client.query(sql, [...parameters])).rows as Row[]
      },
      copy: (table) =>
        client.query(copyTo(`copy ${quotedName(client, table)} (${quotedColumns(client, table)}) to stdout`)),
      count: async (table) => {
        const { rows } = await client.query<{ count: string }>(
          `select count(*) from ${quotedName(client, table)}`,
        )
        return Number(rows[0]?.count)
      },
      close: () => client.end(),
    }
  } catch (fault) {
    await client.end()
    throw fault
  }
}

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
