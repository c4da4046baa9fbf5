import { sql } from 'kysely'
import type { AdimePart, NoteAudience } from '#contract/appointments/appointment.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type LockedAppointment, lockAppointment } from '../load.ts'
import { factsOf } from '../row.ts'
import { canHaveNotes } from '../rules.ts'
import { adimeIn, sealAdime, sealNote } from './notes.ts'

type Text = { id: string; private: string; shared: string } & { [Part in AdimePart]?: string | undefined }

/**
 * Sealed with the patient's key, so that they share the fate of the patient's other medical data, and bound to the row
 * as the database names it. Signed notes stay as they are.
 */
export async function writeNotes(
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
