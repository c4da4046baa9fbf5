import { sql } from 'kysely'
import type { addToNotes as route } from '#contract/appointments/notes.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { lockAppointment } from '../load.ts'
import { loadPage } from '../page.ts'
import { addendumBinding } from './notes.ts'

const most = 50

export const addToNotes: Verb<typeof route> = async (
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
