import type { saveNotes as route } from '#contract/appointments.ts'
import type { Verb } from '../bind.ts'
import { writeNotes } from './write-notes.ts'

export const saveNotes: Verb<typeof route> = async (tx, actor, input, now, house) => {
  await writeNotes(tx, actor, input, { signedAt: null }, now, house)
  return { savedAt: now.toISOString() }
}
