import { listConflicts } from '#contract/appointments/conflicts.ts'
import type { OutputOf } from '#contract/route.ts'
import { queryClient } from '#web/app/query.ts'

/** Stores the remaining conflicts. */
export const cacheConflicts = (left: OutputOf<typeof listConflicts>) =>
  queryClient.setQueryData([listConflicts.path, {}], left)
