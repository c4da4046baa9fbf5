import type { NoteTemplate } from '#contract/appointments/notes.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'

export type TemplateText = Omit<NoteTemplate, 'id'>
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

/** The templates as shown: only those that can be read. */
export const readableTemplates = async (
  tx: Tx,
  house: Pick<House, 'keys'>,
  dietitianId: string,
): Promise<{ templates: NoteTemplate[] }> => ({
  templates: (await loadNoteTemplates(tx, house, dietitianId)).flatMap(({ row, template }) =>
    template ? [{ id: row.id, ...template }] : [],
  ),
})

export const noteTemplateBinding = (id: string): string => `note_templates:${id}`
