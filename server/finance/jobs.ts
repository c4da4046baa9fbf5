import type { Rounds } from '#server/ground/data/job.ts'
import { differsTold } from './mail.ts'
import { makeAvailable } from './make-available.ts'
import { compareAfterAsking, reconcileByNight } from './reconcile.ts'

export const financeJobs = {
  compare_books: compareAfterAsking,
  difference_mail: differsTold,
}

export const financeRounds = {
  make_available: { at: '35 * * * *', work: makeAvailable },
  reconcile: { at: '10 1 * * *', work: reconcileByNight },
} satisfies Rounds
