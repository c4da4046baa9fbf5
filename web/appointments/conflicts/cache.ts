import { listConflicts } from '#contract/appointments/conflicts.ts'
import type { OutputOf } from '#contract/route.ts'
import { queryClient } from '#web/app/query.ts'

/** What is left of them. */
export const cacheConflicts = (left: OutputOf<typeof listConflicts>) =>
  queryClient.setQueryData([listConflicts.path, {}], left)
