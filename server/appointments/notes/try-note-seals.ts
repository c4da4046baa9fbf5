import { type RawBuilder, sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import { record } from '../events.ts'
import { type NoteColumns, noteColumns, type SealedNote, sealedNotesOf, withNotes } from './notes.ts'

type Row = NoteColumns & {
  id: string
  patient_id: string | null
  dietitian_id: string | null
  saved_at: Date
}

/**
 * Every night: tries to decrypt every note, so that a fault is known before the note is needed. Notes were once bound
 * to ids as the client sent them: a text bound to one in capitals is encrypted again, bound to the id as the database
 * writes it.
 */
export async function tryNoteSeals(house: House): Promise<void> {
  const counts = { tried: 0, resealed: 0, unopenable: 0 }
  let last: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (last) {
    const rows: Row[] = await house.db.read(system, () => noted(sql`met.id > ${last}::uuid`))
    const respelled: string[] = []
    await yieldingToOthers(tryEach(rows, house, counts, respelled))
    for (const id of respelled)
      if (await house.db.as(system, (tx) => reseal(tx, id, house))) counts.resealed++
    last = rows.at(-1)?.id
  }
  house.log('info', 'notes.tried', counts)
}

/** Small enough to be read quickly, however long the notes are. */
const batch = 100

const noted = (which: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select met.id, met.patient_id, met.dietitian_id, ${noteColumns} from appointments as met ${withNotes}
    where notes.appointment_id is not null and ${which} order by met.id limit ${batch}`

function* tryEach(
  rows: readonly Row[],
  { keys, log }: House,
  counts: { tried: number; unopenable: number },
  respelled: string[],
): Generator<void, void> {
  for (const row of rows) {
    const notes = sealedNotesOf(row, keys)
    if (!notes) continue
    for (const { audience, sealed, bound } of [
      notes.private,
      ...(notes.adime ? [notes.adime] : []),
      notes.shared,
      ...notes.addenda,
    ]) {
      yield
      counts.tried++
      if (notes.key.tryOpen(sealed, bound) !== null) continue
      if (notes.key.spellingOf(sealed, bound) !== null) {
        if (respelled.at(-1) !== row.id) respelled.push(row.id)
        continue
      }
      counts.unopenable++
      log('error', 'note.unopenable', { appointment: row.id, audience })
    }
  }
}

/** Deletes and reinserts the row, as signed notes cannot be updated. A text that cannot be decrypted stays unchanged. */
async function reseal(tx: Tx, id: string, { keys, clock }: House): Promise<boolean> {
  await sql`select from appointments where id = ${id}::uuid for no key update`.execute(tx)
  const [row] = (await noted(sql`met.id = ${id}::uuid`).execute(tx)).rows
  const notes = row && sealedNotesOf(row, keys)
  if (!row || !notes) return false
  const anew = ({ sealed, bound }: SealedNote) => {
    const spelling = notes.key.spellingOf(sealed, bound)
    return spelling === null || spelling === bound
      ? sealed
      : notes.key.seal(notes.key.open(sealed, spelling), bound)
  }
  await tx.deleteFrom('consultation_notes').where('appointment_id', '=', id).execute()
  await tx
    .insertInto('consultation_notes')
    .values({
      appointment_id: id,
      private_sealed: anew(notes.private),
      adime_sealed: notes.adime && anew(notes.adime),
      shared_sealed: anew(notes.shared),
      saved_at: row.saved_at,
      signed_at: row.signed_at,
    })
    .execute()
  for (const addendum of notes.addenda)
    await tx
      .insertInto('note_addenda')
      .values({
        id: addendum.id,
        appointment_id: id,
        audience: addendum.audience,
        text_sealed: anew(addendum),
        at: new Date(addendum.at),
      })
      .execute()
  await record(tx, system, 'appointment.notes_resealed', id, clock.now(), {
    by: 'platform',
    dietitian: row.dietitian_id,
  })
  return true
}
