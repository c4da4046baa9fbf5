import { type Practice, readPractice } from '#contract/profiles.ts'
import { queryClient } from '#web/app/query.ts'

/** Writes the server's answer into the cache, so that nothing needs to be read again. */
export function cachePractice(change: (known: Practice) => Practice) {
  queryClient.setQueryData<{ practice: Practice }>(
    [readPractice.path, {}],
    (known) => known && { practice: change(known.practice) },
  )
}
