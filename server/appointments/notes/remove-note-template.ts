import type { removeNoteTemplate as route } from '#contract/appointments/notes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { readableTemplates } from './load-note-templates.ts'

export const removeNoteTemplate: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
  const { numDeletedRows } = await tx
    .deleteFrom('note_templates')
    .where('id', '=', id)
    .where('dietitian_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'note_template.removed', actor.id, now)
  return readableTemplates(tx, house, actor.id)
}
