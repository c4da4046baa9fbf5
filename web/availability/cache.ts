import { type Availability, readAvailability } from '#contract/availability.ts'
import type { OutputOf } from '#contract/route.ts'
import { queryClient } from '#web/app/query.ts'

/** Updates the cached reads. */
export function cacheAvailability(availability: Availability) {
  queryClient.setQueryData<OutputOf<typeof readAvailability>>(
    [readAvailability.path, {}],
    (read) => read && { ...read, availability },
  )
}
