import { type RawBuilder, sql } from 'kysely'
import {
  type Adime,
  type AdimePart,
  adimeParts,
  type ConsultationNotes,
  type NoteAudience,
  type Party,
} from '#contract/appointments/appointment.ts'
import { openPersonKey, type PersonKey, sealedKeyColumn, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'

/** Selected with a row of `met_appointments`: the notes that row-level security lets the reader see, and their key. */
export type NoteColumns = {
  private_sealed: Buffer | null
  adime_sealed: Buffer | null
  shared_sealed: Buffer | null
  saved_at: Date | null
  signed_at: Date | null
  addenda: { id: string; audience: NoteAudience; sealed: string; at: string }[]
  key_sealed: Buffer | null
}

export const noteColumns: RawBuilder<NoteColumns> = sql`
  notes.private_sealed, notes.adime_sealed, notes.shared_sealed, notes.saved_at, notes.signed_at,
  (select coalesce(json_agg(json_build_object('id', id, 'audience', audience, 'sealed', encode(text_sealed, 'base64'), 'at', at) order by id), '[]')
    from note_addenda where note_addenda.appointment_id = met.id) as addenda,
  ${sealedKeyColumn(sql`met.patient_id`)} as key_sealed`

export const withNotes: RawBuilder<unknown> = sql`left join consultation_notes as notes on notes.appointment_id = met.id`

type WithNotes = NoteColumns & { id: string; patient_id: string | null }

/**
 * The notes that this side may read; null if there are none, or if their key was destroyed with the account. A text
 * that cannot be decrypted is null by itself and logged as an error; all the others are returned.
 */
export function notesOf(
  row: WithNotes,
  party: Party,
  { keys, log }: Pick<House, 'keys' | 'log'>,
): ConsultationNotes | null {
  const notes = sealedNotesOf(row, keys)
  if (!notes) return null
  const open = ({ audience, sealed, bound }: SealedNote): string | null => {
    const text = notes.key.tryOpen(sealed, bound)
    if (text === null) log('error', 'note.unopenable', { appointment: row.id, audience })
    return text
  }
  const isDietitian = party === 'dietitian'
  const shared = open(notes.shared)
  const addenda = notes.addenda
    .filter(({ audience }) => isDietitian || audience === 'shared')
    .map((addendum) => ({
      audience: addendum.audience,
      text: open(addendum),
      at: new Date(addendum.at).toISOString(),
    }))
  if (!isDietitian && shared === '' && addenda.length === 0) return null
  return {
    adime: isDietitian ? openAdime(notes.adime && open(notes.adime), notes.adime !== null) : noAdime,
    private: isDietitian ? open(notes.private) : '',
    shared,
    savedAt: row.saved_at?.toISOString() ?? null,
    signedAt: row.signed_at?.toISOString() ?? null,
    addenda,
  }
}

/** Yields the texts that this side may read and that can be decrypted, one after the other. */
export function* noteTextsOf(row: WithNotes, party: Party, { keys }: Pick<House, 'keys'>): Generator<string> {
  const notes = sealedNotesOf(row, keys)
  if (!notes) return
  for (const { audience, sealed, bound } of [notes.private, notes.shared, ...notes.addenda]) {
    if (party === 'patient' && audience === 'private') continue
    const text = notes.key.tryOpen(sealed, bound)
    if (text !== null) yield text
  }
  const adime =
    notes.adime && party === 'dietitian' && notes.key.tryOpen(notes.adime.sealed, notes.adime.bound)
  if (adime) yield* Object.values(readAdime(adime))
}

export type SealedNote = { audience: NoteAudience; sealed: Buffer; bound: string }

type SealedNotes = {
  key: PersonKey
  private: SealedNote
  /** Null in notes older than the parts, and if none was written. */
  adime: SealedNote | null
  shared: SealedNote
  addenda: (SealedNote & { id: string; at: string })[]
}

/** The encrypted texts in a row, and the context to which each is bound. */
export function sealedNotesOf(
  { id, patient_id, key_sealed, private_sealed, adime_sealed, shared_sealed, addenda }: WithNotes,
  keys: House['keys'],
): SealedNotes | null {
  if (!private_sealed || !shared_sealed || !patient_id || !key_sealed) return null
  return {
    key: openPersonKey(keys, patient_id, key_sealed),
    private: { audience: 'private', sealed: private_sealed, bound: noteBinding(id, 'private') },
    adime: adime_sealed && { audience: 'private', sealed: adime_sealed, bound: noteBinding(id, 'adime') },
    shared: { audience: 'shared', sealed: shared_sealed, bound: noteBinding(id, 'shared') },
    addenda: addenda.map(({ sealed, ...addendum }) => ({
      ...addendum,
      sealed: Buffer.from(sealed, 'base64'),
      bound: addendumBinding(id, addendum.id),
    })),
  }
}

/** Null if nothing was written, so that notes without parts stay unchanged. */
export const sealAdime = (key: PersonKey, adime: Adime, id: string): Buffer | null =>
  isBlank(adime) ? null : sealJson(key, adime, noteBinding(id, 'adime'))

export const readAdime = (text: string): Adime => ({ ...noAdime, ...JSON.parse(text) })

export const isBlank = (adime: Adime): boolean => adimeParts.every((part) => adime[part] === '')

/** The parts in a request; undefined if none was sent. */
export const adimeIn = (sent: { readonly [Part in AdimePart]?: string | undefined }): Adime | undefined =>
  adimeParts.every((part) => sent[part] === undefined)
    ? undefined
    : {
        assessment: sent.assessment ?? '',
        diagnosis: sent.diagnosis ?? '',
        intervention: sent.intervention ?? '',
        monitoring: sent.monitoring ?? '',
      }

const noAdime: Adime = { assessment: '', diagnosis: '', intervention: '', monitoring: '' }

/** Null if the written parts cannot be decrypted. */
function openAdime(text: string | null, isWritten: boolean): Adime | null {
  if (!isWritten) return noAdime
  return text === null ? null : readAdime(text)
}

export const sealNote = (key: PersonKey, text: string, id: string, audience: NoteAudience): Buffer =>
  key.seal(text, noteBinding(id, audience))

export const noteBinding = (id: string, part: NoteAudience | 'adime'): string =>
  `consultation_notes:${id}:${part}`
export const addendumBinding = (id: string, addendum: string): string => `note_addenda:${id}:${addendum}`
