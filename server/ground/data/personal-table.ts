import { sql } from 'kysely'
import type { Tables } from '#db/tables.gen.ts'
import type { House } from '#server/ground/house.ts'
import type { Tx } from './db.ts'

/** Whose data is meant. The address is null unless it has been shown to be theirs, and theirs alone. */
export type Person = { readonly id: string; readonly address: string | null }

export type Row = Record<string, unknown>

/** A file of somebody's own. */
export type OwnFile = {
  folder: (typeof ownFolders)[number]
  /** As its person knows it; an id where nothing opens the name any more. */
  name: string
  type: string
  at: Date
  /** The day that it tells of, where that is another than the one it came on. */
  on?: string | null
  /** Null where the bytes, or what opens them, are gone; it throws where the store cannot be asked. */
  open(house: House): Promise<Buffer | null>
}

/** As they are called in the archive, whatever the language. */
export const ownFolders = [
  'reports',
  'meal-photos',
  'documents',
  'messages',
  'support',
  'profile-photo',
] as const

/** What one table holds about people: how they get a copy of it, and how they get rid of it. */
export type PersonalTable = {
  /** Plain readable values; nothing that opens or proves anything. */
  copy(tx: Tx, house: Pick<House, 'keys'>, person: Person): Promise<Row[]>
  /** The files of which its rows tell, where there are any; what the copy of one's data brings along. */
  files?(tx: Tx, house: Pick<House, 'keys'>, person: Person): Promise<OwnFile[]>
  /** Leaves nothing that tells of the person. Once more does no harm. */
  erase(tx: Tx, person: Person, now: Date): Promise<unknown>
  /** Columns that a copy leaves out, and why. */
  hides?: Readonly<Record<string, string>>
  /** Columns that hold the person's id for good, and why. */
  keeps?: Readonly<Record<string, string>>
}

/** What a domain knows about people, table by table. */
export type PersonalData = Partial<Record<keyof Tables, PersonalTable>>

type Owned = Pick<PersonalTable, 'hides' | 'keeps' | 'files'> & { by?: string }

/** Rows of one person each: copied whole, whatever columns there are, and deleted. */
export function owned(table: keyof Tables, { by = 'user_id', ...more }: Owned = {}): PersonalTable {
  return {
    copy: (tx, _house, { id }) => readable(tx, table, by, id, more.hides),
    erase: (tx, { id }) => sql`delete from ${sql.table(table)} where ${sql.ref(by)} = ${id}`.execute(tx),
    ...more,
  }
}

/** The rows as JSON has them. Hashes, keys and what is sealed stay out by their names. */
export async function readable(
  tx: Tx,
  table: keyof Tables,
  by: string,
  whose: string,
  hides: PersonalTable['hides'] = {},
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(held) as row from ${sql.table(table)} as held
    where ${sql.ref(`held.${by}`)} = ${whose} order by row`.execute(tx)
  return rows.map(({ row }) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => isShown(column) && !(column in hides))
        .map(([column, value]) => [inCamels(column), value]),
    ),
  )
}

/** By convention what must never be shown is named so; whose row it is goes without saying. */
export const isShown = (column: string): boolean =>
  column !== 'user_id' && !/(^|_)(hash|sealed|mark|secret|token)$/.test(column)

export const inCamels = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
