import { listConflicts } from '#contract/appointments/conflicts.ts'
import { type Availability, readAvailability, readMyDays } from '#contract/availability.ts'
import type { OutputOf } from '#contract/route.ts'
import { queryClient } from '#web/app/query.ts'

/** Writes into what has been read already. */
export function cacheAvailability(availability: Availability) {
  queryClient.setQueryData<OutputOf<typeof readAvailability>>(
    [readAvailability.path, {}],
    (read) => read && { ...read, availability },
  )
}

/** What is out of date once hours have changed. */
export const staleDays = [readMyDays, listConflicts]

export const staleDates = [readAvailability, readMyDays, listConflicts]
