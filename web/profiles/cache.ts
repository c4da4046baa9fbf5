import { type Practice, readPractice } from '#contract/profiles.ts'
import { queryClient } from '#web/app/query.ts'

/** What the server has just said of it, so that nothing needs to be asked again. */
export function cachePractice(change: (known: Practice) => Practice) {
  queryClient.setQueryData<{ practice: Practice }>(
    [readPractice.path, {}],
    (known) => known && { practice: change(known.practice) },
  )
}
