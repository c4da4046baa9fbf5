import type { saveNotes as route } from '#contract/appointments/notes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { writeNotes } from './write-notes.ts'

export const saveNotes: Verb<typeof route> = async (tx, actor, input, now, house) => {
  await writeNotes(tx, actor, input, { signedAt: null }, now, house)
  return { savedAt: now.toISOString() }
}
