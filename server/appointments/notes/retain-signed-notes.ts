import { sql } from 'kysely'
import type { Adime } from '#contract/appointments/appointment.ts'
import { brand } from '#copy/brand.ts'
import { accountEmail, joinAccount } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { newSealedKey, openPersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { Person } from '#server/ground/data/personal-table.ts'
import type { House } from '#server/ground/house.ts'
import { birthDate, fullName, joinNames, nameOf } from '#server/profiles/facts.ts'
import { type NoteColumns, noteColumns, readAdime, sealedNotesOf, withNotes } from './notes.ts'

/** The patient whom a note is about, as a court would identify them. */
export type NoteSubject = { email: string; name: string | null; bornOn: string | null }

export type RetainedNote = {
  appointment: string
  startsAt: string
  service: string
  dietitian: { id: string | null; name: string | null }
  signedAt: string
  private: string | null
  /** Missing in retained notes older than the parts. */
  adime?: Adime | null
  shared: string | null
  addenda: { audience: string; at: string; text: string | null }[]
}

type Signed = NoteColumns & {
  id: string
  patient_id: string
  dietitian_id: string | null
  dietitian: string | null
  service_name: string
  starts_at: Date
  signed_at: Date
  email: string
  name: string | null
  born_on: string | null
}

/**
 * Signed notes are the record of the dietitian who treated the patient, and outlive the account for as long as
 * records must be retained. Before the account's own key is destroyed, each note is encrypted again. Drafts are not
 * yet a record.
 */
export async function retainSignedNotes(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { id }: Person,
  now: Date,
): Promise<void> {
  await sql`select from appointments where patient_id = ${id}::uuid order by id for no key update`.execute(tx)
  const { rows } = await sql<Signed>`
    select met.id, met.patient_id, met.dietitian_id, ${nameOf(sql`met.dietitian_id`)} as dietitian, met.service_name, met.starts_at,
        ${accountEmail} as email, ${fullName} as name, ${birthDate} as born_on, ${noteColumns}
      from appointments as met ${withNotes} ${joinAccount(sql`met.patient_id`)} ${joinNames(sql`met.patient_id`)}
      where met.patient_id = ${id}::uuid and notes.signed_at is not null order by met.starts_at, met.id`.execute(
    tx,
  )
  for (const row of rows) {
    const note = noteIn(row, keys)
    const destroyAt = note && retentionEnd(lastEntryOf(note))
    if (note && destroyAt && destroyAt > now)
      await retainNote(
        tx,
        keys,
        { email: row.email, name: row.name, bornOn: row.born_on },
        note,
        destroyAt,
        now,
      )
  }
}

/**
 * Encrypted with a key of its own, which is destroyed with it. The row does not reveal whom it is about: its id
 * contains no time, and its dates are only months, so that nothing in the log of that moment leads to it.
 */
export async function retainNote(
  tx: Tx,
  keys: House['keys'],
  about: NoteSubject,
  note: RetainedNote,
  destroyAt: Date,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select gen_random_uuid() as id`.execute(tx)
  const [fresh] = rows
  if (!fresh) throw new Error('the database returned no new id')
  const sealed = newSealedKey(keys, fresh.id)
  const key = openPersonKey(keys, fresh.id, sealed)
  await tx
    .insertInto('kept_notes')
    .values({
      id: fresh.id,
      key_sealed: sealed,
      about_sealed: sealJson(key, about, retainedBinding(fresh.id, 'about')),
      note_sealed: sealJson(key, note, retainedBinding(fresh.id, 'note')),
      kept_at: monthOf(now),
      destroy_at: destroyAt,
    })
    .execute()
}

export const retainedBinding = (id: string, part: 'about' | 'note'): string => `kept_notes:${id}:${part}`

/** When a note is destroyed: a number of years after its last signed entry, at the end of that month. */
export function retentionEnd(lastEntry: Date): Date {
  const end = monthOf(lastEntry)
  end.setUTCFullYear(end.getUTCFullYear() + brand.notesKeptYears)
  end.setUTCMonth(end.getUTCMonth() + 1)
  return end
}

const monthOf = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()))

const lastEntryOf = ({ signedAt, addenda }: RetainedNote): Date =>
  new Date(Math.max(...[signedAt, ...addenda.map(({ at }) => at)].map((at) => Date.parse(at))))

/** A text that cannot be decrypted is null, and does not stop the rest from being retained. */
function noteIn(row: Signed, keys: House['keys']): RetainedNote | null {
  const notes = sealedNotesOf(row, keys)
  if (!notes) return null
  const text = ({ sealed, bound }: { sealed: Buffer; bound: string }) => notes.key.tryOpen(sealed, bound)
  const adime = notes.adime ? adimeOf(text(notes.adime)) : undefined
  return {
    appointment: row.id,
    startsAt: row.starts_at.toISOString(),
    service: row.service_name,
    dietitian: { id: row.dietitian_id, name: row.dietitian },
    signedAt: row.signed_at.toISOString(),
    private: text(notes.private),
    ...(adime !== undefined && { adime }),
    shared: text(notes.shared),
    addenda: notes.addenda.map((addendum) => ({
      audience: addendum.audience,
      at: new Date(addendum.at).toISOString(),
      text: text(addendum),
    })),
  }
}

const adimeOf = (text: string | null): Adime | null => (text === null ? null : readAdime(text))
