import { type Practice, readPractice } from '#contract/profiles.ts'
import type { Verification } from '#contract/verification.ts'
import { queryClient } from '#web/app/query.ts'

/** Stores the server's answer. */
export function cacheVerification(verification: Verification) {
  queryClient.setQueryData<{ practice: Practice }>(
    [readPractice.path, {}],
    (known) => known && { practice: { ...known.practice, verification } },
  )
}
