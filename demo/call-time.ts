import { minute } from './history.ts'
import { midnightOf } from './midnight.ts'

/**
 * The start of a half-hour call that can be opened immediately: within ten minutes, but no later than 23:55 in
 * Riyadh, so in the last minutes of a day it may already have begun.
 */
export const callTime = (now: number): number =>
  Math.min(Math.ceil((now + 4 * minute) / (5 * minute)) * 5 * minute, midnightOf(now, 1) - 5 * minute)
