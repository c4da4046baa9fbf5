import type { listNoteTemplates as route } from '#contract/appointments/notes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { readableTemplates } from './load-note-templates.ts'

export const listNoteTemplates: Verb<typeof route> = (tx, actor, _input, _now, house) =>
  readableTemplates(tx, house, actor.id)
