import { zoneOf } from '#server/ground/time/zones.ts'

type StatusRead = {
  nextFreeAt: Date | null
  rating: number | null
  reviewCount: number
  /** How complete a profile is, from 0 to 1. */
  completeness: number
}

/**
 * The order among equal matches, smaller first: by how soon the dietitian is free, then by rating, then by how
 * complete the profile is. Nobody can pay for a better rank.
 */
export const rankOf = ({ nextFreeAt, rating, reviewCount, completeness }: StatusRead, now: Date): number =>
  Number(
    (10 * waitOf(nextFreeAt, now) + (5 - smoothedRating(rating, reviewCount)) + (1 - completeness)).toFixed(
      4,
    ),
  )

const riyadh = 'Asia/Riyadh'

/** Today, tomorrow, within the week, within the month, later, not at all. */
function waitOf(at: Date | null, now: Date): number {
  if (!at) return 5
  const { dayOf } = zoneOf(riyadh)
  const days = dayOf(at.getTime()) - dayOf(now.getTime())
  return days <= 1 ? Math.max(0, days) : days <= 7 ? 2 : days <= 30 ? 3 : 4
}

/** A few reviews say little, so five average ones are added to them. */
export const smoothedRating = (rating: number | null, count: number) =>
  ((rating ?? usual) * count + usual * 5) / (count + 5)
const usual = 4
