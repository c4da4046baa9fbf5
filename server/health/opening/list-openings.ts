import type { listRecordOpenings as route } from '#contract/health/opening.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type OpeningRow, openingsOf, viewOpening } from './openings.ts'

export const listRecordOpenings: Read<typeof route, OpeningRow> = (actor, { id }, now, house) => ({
  query: () => openingsOf(id),
  view: (rows) => ({ openings: rows.map((row) => viewOpening(row, actor, now, house)) }),
})
