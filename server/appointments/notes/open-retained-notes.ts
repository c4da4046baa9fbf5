import { sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import { openPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { record } from '../events.ts'
import { type NoteSubject, type RetainedNote, retainedBinding } from './retain-signed-notes.ts'

export type OpenedNote = { about: NoteSubject; keptAt: string; destroyAt: string; note: RetainedNote }

type Row = { id: string; key_sealed: Buffer; about_sealed: Buffer }

/**
 * For a legal request, run on the server itself: the notes that outlived the accounts of one address. The same
 * transaction logs which admin opened which of them and the number of the request.
 */
export async function openRetainedNotes(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { email, admin, request }: { email: string; admin: string; request: string },
  now: Date,
): Promise<OpenedNote[]> {
  const found: OpenedNote[] = []
  for (const { id, about } of await aboutAddress(tx, keys, email)) {
    const row = await tx
      .selectFrom('kept_notes')
      .select(['key_sealed', 'note_sealed', 'kept_at', 'destroy_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const note = openPersonKey(keys, id, row.key_sealed).open(row.note_sealed, retainedBinding(id, 'note'))
    found.push({
      about,
      keptAt: row.kept_at.toISOString(),
      destroyAt: row.destroy_at.toISOString(),
      note: JSON.parse(note),
    })
    await record(tx, system, 'note.opened_for_law', id, now, { admin, request })
  }
  return found
}

const batch = 500

/** No index leads to them, so that the database does not reveal whose they are: each row is decrypted to find out. */
async function aboutAddress(
  tx: Tx,
  keys: House['keys'],
  email: string,
): Promise<{ id: string; about: NoteSubject }[]> {
  const found: { id: string; about: NoteSubject }[] = []
  let last: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (last) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select id, key_sealed, about_sealed from kept_notes where id > ${last}::uuid order by id limit ${batch}`.execute(
      tx,
    )
    for (const { id, key_sealed, about_sealed } of rows) {
      const about: NoteSubject = JSON.parse(
        openPersonKey(keys, id, key_sealed).open(about_sealed, retainedBinding(id, 'about')),
      )
      if (about.email === email) found.push({ id, about })
    }
    last = rows.at(-1)?.id
  }
  return found
}
