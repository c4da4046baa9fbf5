import { listConflicts } from '#contract/appointments/conflicts.ts'
import { type Availability, readAvailability, readMyDays } from '#contract/availability.ts'
import type { OutputOf } from '#contract/route.ts'
import { queryClient } from '#web/app/query.ts'

/** Updates the cached reads. */
export function cacheAvailability(availability: Availability) {
  queryClient.setQueryData<OutputOf<typeof readAvailability>>(
    [readAvailability.path, {}],
    (read) => read && { ...read, availability },
  )
}

/** Reads that are out of date once hours have changed. */
export const staleDays = [readMyDays, listConflicts]

export const staleDates = [readAvailability, readMyDays, listConflicts]
