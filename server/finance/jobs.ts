import type { Rounds } from '#server/data/job.ts'
import { makeAvailable } from './make-available.ts'

export const financeRounds = {
  make_available: { at: '35 * * * *', work: makeAvailable },
} satisfies Rounds
