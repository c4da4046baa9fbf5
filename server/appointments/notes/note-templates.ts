import { sql } from 'kysely'
import { adimeParts } from '#contract/appointments/appointment.ts'
import { mostTemplates, type NoteTemplate } from '#contract/appointments/notes.ts'
import type { contract } from '#contract/contract.ts'
import { foldText } from '#contract/fold-text.ts'
import { lockOpenAccount } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, findPersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'

export const listNoteTemplates: Verb<typeof contract.listNoteTemplates> = (tx, actor, _input, _now, house) =>
  readableTemplates(tx, house, actor.id)

/** Names are encrypted too, so an equal one is searched among the readable templates, under the lock of the account. */
export const saveNoteTemplate: Verb<typeof contract.saveNoteTemplate> = async (
  tx,
  actor,
  template,
  now,
  house,
) => {
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

export const removeNoteTemplate: Verb<typeof contract.removeNoteTemplate> = async (
  tx,
  actor,
  { id },
  now,
  house,
) => {
  const { numDeletedRows } = await tx
    .deleteFrom('note_templates')
    .where('id', '=', id)
    .where('dietitian_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'note_template.removed', actor.id, now)
  return readableTemplates(tx, house, actor.id)
}

type TemplateText = Omit<NoteTemplate, 'id'>
type Kept = { row: { id: string; saved_at: Date }; template: TemplateText | null }

/** A dietitian's note templates; `template` is null if it can no longer be decrypted. */
export async function loadNoteTemplates(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  dietitianId: string,
): Promise<Kept[]> {
  const rows = await tx
    .selectFrom('note_templates')
    .select(['id', 'template_sealed', 'saved_at'])
    .where('dietitian_id', '=', dietitianId)
    .orderBy('id')
    .execute()
  const key = rows.length > 0 ? await findPersonKey(tx, keys, dietitianId) : null
  return rows.map((row) => {
    const text = key?.tryOpen(row.template_sealed, noteTemplateBinding(row.id)) ?? null
    return { row, template: text === null ? null : JSON.parse(text) }
  })
}

/** The templates as shown: only the readable ones. */
const readableTemplates = async (
  tx: Tx,
  house: Pick<House, 'keys'>,
  dietitianId: string,
): Promise<{ templates: NoteTemplate[] }> => ({
  templates: (await loadNoteTemplates(tx, house, dietitianId)).flatMap(({ row, template }) =>
    template ? [{ id: row.id, ...template }] : [],
  ),
})

export const noteTemplateBinding = (id: string): string => `note_templates:${id}`
