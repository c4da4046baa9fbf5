import { minute } from './history.ts'
import { midnightOf } from './midnight.ts'

/** When a call of half an hour begins that can be opened at once: within ten minutes; in the last of this day in Riyadh it has begun. */
export const callTime = (now: number): number =>
  Math.min(Math.ceil((now + 4 * minute) / (5 * minute)) * 5 * minute, midnightOf(now, 1) - 5 * minute)
