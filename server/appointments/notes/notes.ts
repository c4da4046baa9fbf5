import { type RawBuilder, sql } from 'kysely'
import type { ConsultationNotes, NoteAudience, Party } from '#contract/appointments/appointment.ts'
import { openedKey, type PersonKey, sealedKeyOf } from '#server/data/person-keys.ts'
import type { House } from '#server/house.ts'

/** Beside a row of `met_appointments`: the notes that row-level security lets the reader see, and the key to them. */
export type NoteColumns = {
  private_sealed: Buffer | null
  shared_sealed: Buffer | null
  saved_at: Date | null
  signed_at: Date | null
  addenda: { id: string; audience: NoteAudience; sealed: string; at: string }[]
  key_sealed: Buffer | null
}

export const noteColumns: RawBuilder<NoteColumns> = sql`
  notes.private_sealed, notes.shared_sealed, notes.saved_at, notes.signed_at,
  (select coalesce(json_agg(json_build_object('id', id, 'audience', audience, 'sealed', encode(text_sealed, 'base64'), 'at', at) order by id), '[]')
    from note_addenda where note_addenda.appointment_id = met.id) as addenda,
  ${sealedKeyOf(sql`met.patient_id`)} as key_sealed`

export const withNotes: RawBuilder<unknown> = sql`left join consultation_notes as notes on notes.appointment_id = met.id`

type WithNotes = NoteColumns & { id: string; patient_id: string | null }

/** As far as this side may read them; null where there are none, or nothing can open them any more. */
export function notesOf(
  row: WithNotes,
  party: Party,
  { keys }: Pick<House, 'keys'>,
): ConsultationNotes | null {
  const { id, patient_id, key_sealed, private_sealed, shared_sealed, saved_at, signed_at } = row
  if (!private_sealed || !shared_sealed || !patient_id || !key_sealed) return null
  const key = openedKey(keys, patient_id, key_sealed)
  const isDietitian = party === 'dietitian'
  const shared = openNote(key, shared_sealed, id, 'shared')
  const addenda = row.addenda
    .filter(({ audience }) => isDietitian || audience === 'shared')
    .map(({ id: addendum, audience, sealed, at }) => ({
      audience,
      text: key.open(Buffer.from(sealed, 'base64'), boundAddendum(id, addendum)),
      at: new Date(at).toISOString(),
    }))
  if (!isDietitian && shared === '' && addenda.length === 0) return null
  return {
    private: isDietitian ? openNote(key, private_sealed, id, 'private') : '',
    shared,
    savedAt: saved_at?.toISOString() ?? null,
    signedAt: signed_at?.toISOString() ?? null,
    addenda,
  }
}

export const sealNote = (key: PersonKey, text: string, id: string, audience: NoteAudience): Buffer =>
  key.seal(text, bound(id, audience))

export const openNote = (key: PersonKey, sealed: Buffer, id: string, audience: NoteAudience): string =>
  key.open(sealed, bound(id, audience))

const bound = (id: string, audience: NoteAudience) => `consultation_notes:${id}:${audience}`
export const boundAddendum = (id: string, addendum: string): string => `note_addenda:${id}:${addendum}`
