import { zoneOf } from '#server/ground/time/zones.ts'

type StatusRead = {
  nextFreeAt: Date | null
  rating: number | null
  reviewCount: number
  /** How complete a profile is, from 0 to 1. */
  completeness: number
}

/**
 * Where somebody stands among those who match alike, the smaller the earlier: who is free soon, then who is rated well,
 * then who says more. Nobody can pay for it.
 */
export const rankOf = ({ nextFreeAt, rating, reviewCount, completeness }: StatusRead, now: Date): number =>
  Number((10 * waitOf(nextFreeAt, now) + (5 - shrunk(rating, reviewCount)) + (1 - completeness)).toFixed(4))

const riyadh = 'Asia/Riyadh'

/** Today, tomorrow, within the week, within the month, later, not at all. */
function waitOf(at: Date | null, now: Date): number {
  if (!at) return 5
  const { dayOf } = zoneOf(riyadh)
  const days = dayOf(at.getTime()) - dayOf(now.getTime())
  return days <= 1 ? Math.max(0, days) : days <= 7 ? 2 : days <= 30 ? 3 : 4
}

/** A few reviews say little: they count beside five that are as usual. */
export const shrunk = (rating: number | null, count: number) =>
  ((rating ?? usual) * count + usual * 5) / (count + 5)
const usual = 4
