import type { Rounds } from '#server/ground/data/job.ts'
import { freeSilentSeats } from './watch.ts'

export const callRounds = {
  free_silent_seats: { at: '* * * * *', work: freeSilentSeats },
} satisfies Rounds
