import { sql } from 'kysely'
import type { AdimePart, NoteAudience } from '#contract/appointments/appointment.ts'
import type { contract } from '#contract/contract.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { type LockedAppointment, lockAppointment } from '../load.ts'
import { loadPage } from '../page.ts'
import { factsOf } from '../row.ts'
import { canHaveNotes } from '../rules.ts'
import { addendumBinding, adimeIn, isBlank, sealAdime, sealNote } from './notes.ts'

export const saveNotes: Verb<typeof contract.saveNotes> = async (tx, actor, input, now, house) => {
  await writeNotes(tx, actor, input, { signedAt: null }, now, house)
  return { savedAt: now.toISOString() }
}

export const signNotes: Verb<typeof contract.signNotes> = async (tx, actor, input, now, house) => {
  const adime = adimeIn(input)
  if (input.private === '' && input.shared === '' && (!adime || isBlank(adime)))
    throw new Refusal('notes_are_empty')
  const { id, dietitian_id } = await writeNotes(tx, actor, input, { signedAt: now }, now, house)
  await record(tx, actor, 'appointment.notes_signed', id, now, { by: 'dietitian', dietitian: dietitian_id })
  return loadPage(tx, actor, id, house, now)
}

const most = 50

export const addToNotes: Verb<typeof contract.addToNotes> = async (
  tx,
  actor,
  { id: asked, audience, text },
  now,
  house,
) => {
  const { id, patient_id } = await lockAppointment(tx, actor, asked)
  const { rows } = await sql<{ fresh_id: string; count: number; is_signed: boolean }>`
    select uuidv7() as fresh_id, (select count(*)::int from note_addenda where appointment_id = ${id}) as count,
      exists (select from consultation_notes where appointment_id = ${id} and signed_at is not null) as is_signed`.execute(
    tx,
  )
  const [known] = rows
  if (!known?.is_signed || !patient_id) throw new Refusal('notes_not_signed')
  if (known.count >= most) throw new Refusal('too_many_addenda')
  const key = await ensurePersonKey(tx, house.keys, patient_id, now)
  await tx
    .insertInto('note_addenda')
    .values({
      id: known.fresh_id,
      appointment_id: id,
      audience,
      text_sealed: key.seal(text, addendumBinding(id, known.fresh_id)),
      at: now,
    })
    .execute()
  return loadPage(tx, actor, id, house, now)
}

type Text = { id: string; private: string; shared: string } & { [Part in AdimePart]?: string | undefined }

/**
 * Encrypted with the patient's key, so that they share the fate of the patient's other medical data, and bound to the
 * id as the database writes it. Signed notes stay unchanged.
 */
async function writeNotes(
  tx: Tx,
  actor: Actor,
  { id, private: forDietitian, shared, ...parts }: Text,
  { signedAt }: { signedAt: Date | null },
  now: Date,
  { keys }: House,
): Promise<LockedAppointment> {
  const row = await lockAppointment(tx, actor, id)
  if (!canHaveNotes(factsOf(row)) || !row.patient_id) throw new Refusal('status_has_changed')
  const adime = adimeIn(parts)
  const key = await ensurePersonKey(tx, keys, row.patient_id, now)
  const sealed = (text: string, audience: NoteAudience) => sealNote(key, text, row.id, audience)
  const { numAffectedRows } = await sql`
    insert into consultation_notes as notes (appointment_id, private_sealed, adime_sealed, shared_sealed, saved_at, signed_at)
      values (${row.id}, ${sealed(forDietitian, 'private')}, ${adime ? sealAdime(key, adime, row.id) : null}::bytea, ${sealed(shared, 'shared')},
        ${now}, ${signedAt})
      on conflict (appointment_id) do update set private_sealed = excluded.private_sealed, shared_sealed = excluded.shared_sealed,
        adime_sealed = case when ${adime !== undefined}::boolean then excluded.adime_sealed else notes.adime_sealed end,
        saved_at = excluded.saved_at, signed_at = excluded.signed_at
      where notes.signed_at is null`.execute(tx)
  if (numAffectedRows !== 1n) throw new Refusal('notes_are_signed')
  return row
}
