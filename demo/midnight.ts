import { day, minute } from './history.ts'

/** Riyadh is three hours ahead of UTC all year round. */
export const midnightOf = (now: number, later = 0): number =>
  Math.floor((now + 180 * minute) / day) * day - 180 * minute + later * day
