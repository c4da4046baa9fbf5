import { minute } from './history.ts'
import { midnightOf } from './plan-marketplace.ts'

/** When a call of half an hour begins that can be opened at once: within ten minutes, and on this day in Riyadh. */
export const callTime = (now: number): number =>
  Math.min(Math.ceil((now + 4 * minute) / (5 * minute)) * 5 * minute, midnightOf(now, 1) - 35 * minute)
