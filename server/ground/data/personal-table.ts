import { sql } from 'kysely'
import type { Tables } from '#db/tables.gen.ts'
import type { House } from '../house.ts'
import type { Tx } from './db.ts'

/** The person concerned. `address` is null unless it is proven to be theirs, and theirs alone. */
export type Person = { readonly id: string; readonly address: string | null }

export type CopiedRow = Record<string, unknown>

/** A file that belongs to a person. */
export type OwnFile = {
  folder: (typeof ownFolders)[number]
  /** The name the person knows it by; an id if the sealed name cannot be opened. */
  name: string
  type: string
  at: Date
  /** The day that its content is about, if that differs from the day on which it was uploaded. */
  on?: string | null
  /** Null if the bytes or their key are gone; throws if the file store is unavailable. */
  open(house: House): Promise<Buffer | null>
}

/** The names of the folders in the archive, the same in every language. */
export const ownFolders = [
  'reports',
  'meal-photos',
  'documents',
  'messages',
  'support',
  'profile-photo',
] as const

/** One table's data about people: how it is copied for them, and how it is erased. */
export type PersonalTable = {
  /** Plain readable values, without keys, tokens or proofs. */
  copy(tx: Tx, house: Pick<House, 'keys'>, person: Person): Promise<CopiedRow[]>
  /** Files that its rows refer to, if any; they are included in the copy of a person's data. */
  files?(tx: Tx, house: Pick<House, 'keys'>, person: Person): Promise<OwnFile[]>
  /** Erases everything about the person. Repeating it has no effect. */
  erase(tx: Tx, person: Person, now: Date): Promise<unknown>
  /** Columns that a copy leaves out, and why. */
  hides?: Readonly<Record<string, string>>
  /** Columns that retain the person's id permanently, and why. */
  keeps?: Readonly<Record<string, string>>
}

/** A domain's data about people, table by table. */
export type PersonalData = Partial<Record<keyof Tables, PersonalTable>>

type Owned = Pick<PersonalTable, 'hides' | 'keeps' | 'files'> & { by?: string }

/** A table whose rows each belong to one person: copied with all columns that may be shown, and erased by deletion. */
export function personalTable(table: keyof Tables, { by = 'user_id', ...more }: Owned = {}): PersonalTable {
  return {
    copy: (tx, _house, { id }) => copyRows(tx, table, by, id, more.hides),
    erase: (tx, { id }) => sql`delete from ${sql.table(table)} where ${sql.ref(by)} = ${id}`.execute(tx),
    ...more,
  }
}

/** The rows as JSON. Columns with hashes, secrets or sealed data are left out by their names. */
export async function copyRows(
  tx: Tx,
  table: keyof Tables,
  by: string,
  whose: string,
  hides: PersonalTable['hides'] = {},
): Promise<CopiedRow[]> {
  const { rows } = await sql<{ row: CopiedRow }>`
    select to_jsonb(held) as row from ${sql.table(table)} as held
    where ${sql.ref(`held.${by}`)} = ${whose} order by row`.execute(tx)
  return rows.map(({ row }) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => isCopiedColumn(column) && !(column in hides))
        .map(([column, value]) => [camelCase(column), value]),
    ),
  )
}

/** By convention these suffixes mark columns that must never be shown; `user_id` would be redundant in the copy. */
export const isCopiedColumn = (column: string): boolean =>
  column !== 'user_id' && !/(^|_)(hash|sealed|mark|secret|token)$/.test(column)

export const camelCase = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
