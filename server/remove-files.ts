import { system } from './data/db.ts'
import { eventOf } from './data/events.ts'
import { documentName } from './documents/sealed-document.ts'
import type { House } from './house.ts'
import { photoNames } from './profiles/photo-names.ts'

/** After `document.removed` and `practice.photo_changed`: the row is gone already, now its bytes go. */
export async function removeFiles(house: House, eventId: string): Promise<void> {
  const { kind, detail } = await house.db.as(system, (tx) => eventOf(tx, eventId))
  const names =
    kind === 'document.removed' && typeof detail.document === 'string'
      ? [documentName(detail.document)]
      : kind === 'practice.photo_changed' && typeof detail.removed === 'string'
        ? photoNames(detail.removed)
        : []
  for (const name of names) await house.files.remove(name)
}
