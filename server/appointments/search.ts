import type { Party } from '#contract/appointments/appointment.ts'
import { foldText } from '#server/data/fold-text.ts'
import type { House } from '../house.ts'
import { type NoteColumns, notesOf } from './notes/notes.ts'
import type { Row } from './row.ts'

export type SearchRow = Row & NoteColumns

/** The other's name, the type, and the notes that the searcher may read. */
export function meets(row: SearchRow, q: string, party: Party, house: Pick<House, 'keys'>): boolean {
  const wanted = foldText(q)
  const names = [
    row.other_full_name,
    row.other_other_name,
    row.type.replaceAll('-', ' '),
    row.type,
    row.service_name,
  ]
  const isIn = (text: string | null) => text !== null && foldText(text).includes(wanted)
  if (names.some(isIn)) return true
  const notes = notesOf(row, party, house)
  return notes !== null && [notes.private, notes.shared, ...notes.addenda.map(({ text }) => text)].some(isIn)
}
