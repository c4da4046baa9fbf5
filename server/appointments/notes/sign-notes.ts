import type { signNotes as route } from '#contract/appointments/notes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { loadPage } from '../page.ts'
import { adimeIn, isBlank } from './notes.ts'
import { writeNotes } from './write-notes.ts'

export const signNotes: Verb<typeof route> = async (tx, actor, input, now, house) => {
  const adime = adimeIn(input)
  if (input.private === '' && input.shared === '' && (!adime || isBlank(adime)))
    throw new Refusal('notes_are_empty')
  const { id, dietitian_id } = await writeNotes(tx, actor, input, { signedAt: now }, now, house)
  await record(tx, actor, 'appointment.notes_signed', id, now, { by: 'dietitian', dietitian: dietitian_id })
  return loadPage(tx, actor, id, house, now)
}
