import type { listConflicts as route } from '#contract/appointments/conflicts.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type ConflictsRow, conflictsQuery, viewConflicts } from './conflicts.ts'

export const listConflicts: Read<typeof route, ConflictsRow> = (actor, _, now) => ({
  query: () => conflictsQuery(actor, now),
  view: ([row]) => viewConflicts(row),
})
