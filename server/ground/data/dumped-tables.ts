import type pg from 'pg'

/** A table as an archive stores it, without generated columns, which the database computes again. */
export type DumpedTable = { schema: string; name: string; columns: string[] }

export type OwnedTable = DumpedTable & { owner: string; isForced: boolean; refersTo: string[] }

export type Sequence = { schema: string; name: string; value: string; isCalled: boolean }

/** Dump and restore both run COPY under these settings, regardless of those of the two databases. */
export const copySettings = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set transaction_timeout = 0`

/** All tables with our rows: those of the product and of the job queue, but not those of extensions. */
export async function tablesOf(client: pg.Client): Promise<OwnedTable[]> {
  const { rows } = await client.query<OwnedTable>(`
    select nspname as schema, relname as name, pg_get_userbyid(relowner)::text as owner, relforcerowsecurity as "isForced",
        (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        (select coalesce(json_agg(distinct format('%s.%s', schema.nspname, other.relname)), '[]') from pg_constraint
          join pg_class as other on other.oid = confrelid join pg_namespace as schema on schema.oid = other.relnamespace
          where contype = 'f' and conrelid = pg_class.oid and confrelid <> conrelid) as "refersTo"
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and ${isOurs} order by nspname, relname`)
  return rows.filter((table) => !ofThePlace.has(qualifiedName(table)))
}

/** Tables about a single installation: its migrations, audited kinds, running servers and the location of its files. */
const ofThePlace = new Set([
  'graphile_worker.migrations',
  'public.migrations',
  'public.audited_kinds',
  'public.nodes',
  'public.file_store',
  'public.file_probes',
])

export async function sequencesOf(client: pg.Client): Promise<(Sequence & { owner: string })[]> {
  const { rows } = await client.query<{ schema: string; name: string; owner: string }>(`
    select nspname as schema, relname as name, pg_get_userbyid(relowner)::text as owner
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'S' and ${isOurs} order by nspname, relname`)
  const found: (Sequence & { owner: string })[] = []
  for (const each of rows) {
    const read = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quotedName(client, each)}`,
    )
    if (read.rows[0]) found.push({ ...each, ...read.rows[0] })
  }
  return found
}

/** Whether the database has no tables, views or sequences except those of extensions. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${isOurs} limit 1`)
  return rows.length === 0
}

const isOurs = `nspname !~ '^pg_' and nspname <> 'information_schema'
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

export const qualifiedName = ({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`

export const quotedName = (
  client: pg.Client,
  { schema, name }: Pick<DumpedTable, 'schema' | 'name'>,
): string => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`

export const quotedColumns = (client: pg.Client, { columns }: DumpedTable): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')

/** Sorts tables so that each comes after those its foreign keys refer to. */
export function sortByForeignKeys<T extends OwnedTable>(tables: readonly T[]): T[] {
  const ordered: T[] = []
  const left = new Map(tables.map((table) => [qualifiedName(table), table]))
  while (left.size > 0) {
    const free = [...left.values()].filter(({ refersTo }) => !refersTo.some((other) => left.has(other)))
    if (free.length === 0)
      throw new Error(`these tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    for (const table of free) left.delete(qualifiedName(table))
    ordered.push(...free)
  }
  return ordered
}
