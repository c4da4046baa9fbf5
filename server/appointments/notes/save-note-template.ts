import { sql } from 'kysely'
import { adimeParts } from '#contract/appointments/appointment.ts'
import { mostTemplates, type saveNoteTemplate as route } from '#contract/appointments/notes.ts'
import { foldText } from '#contract/fold-text.ts'
import { lockOpenAccount } from '#server/accounts/facts.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { loadNoteTemplates, noteTemplateBinding, readableTemplates } from './load-note-templates.ts'

/** Names are sealed too, so the same one is looked for among those that can be read, under the lock of the account. */
export const saveNoteTemplate: Verb<typeof route> = async (tx, actor, template, now, house) => {
  if ([...adimeParts, 'shared' as const].every((part) => template[part] === ''))
    throw new Refusal('notes_are_empty')
  await lockOpenAccount(sql`${actor.id}::uuid`).execute(tx)
  const kept = await loadNoteTemplates(tx, house, actor.id)
  const same = kept.find((each) => each.template && foldText(each.template.name) === foldText(template.name))
  if (!same && kept.length >= mostTemplates) throw new Refusal('too_many_templates')
  const id = same?.row.id ?? (await freshId(tx))
  const key = await ensurePersonKey(tx, house.keys, actor.id, now)
  const template_sealed = sealJson(key, template, noteTemplateBinding(id))
  await tx
    .insertInto('note_templates')
    .values({ id, dietitian_id: actor.id, template_sealed, saved_at: now })
    .onConflict((there) => there.column('id').doUpdateSet({ template_sealed, saved_at: now }))
    .execute()
  await record(tx, actor, 'note_template.saved', actor.id, now)
  return readableTemplates(tx, house, actor.id)
}
