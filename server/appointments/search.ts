import type { Party } from '#contract/appointments/appointment.ts'
import { foldText } from '#contract/fold-text.ts'
import type { House } from '#server/ground/house.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import { type NoteColumns, noteTextsOf } from './notes/notes.ts'
import type { ListedRow } from './row.ts'

export type SearchRow = ListedRow & NoteColumns

/**
 * The first `most` rows that contain the text: in the other side's name, the type, or the notes that this side may
 * read. Notes are decrypted one by one, in slices that do not block other requests.
 */
export async function filterBySearch<Each extends SearchRow>(
  rows: readonly Each[],
  q: string,
  party: Party,
  house: Pick<House, 'keys'>,
  most: number,
): Promise<Each[]> {
  const wanted = foldText(q)
  const found: Each[] = []
  function* look() {
    for (const row of rows) {
      for (const text of textsOf(row, party, house)) {
        yield
        if (!foldText(text).includes(wanted)) continue
        found.push(row)
        break
      }
      if (found.length === most) return
    }
  }
  await yieldingToOthers(look())
  return found
}

function* textsOf(row: SearchRow, party: Party, house: Pick<House, 'keys'>): Generator<string> {
  const { other_full_name, other_other_name, type, service_name, other_service_name } = row
  const words = [
    other_full_name,
    other_other_name,
    type.replaceAll('-', ' '),
    type,
    service_name,
    other_service_name,
  ]
  for (const text of words) if (text !== null) yield text
  yield* noteTextsOf(row, party, house)
}
