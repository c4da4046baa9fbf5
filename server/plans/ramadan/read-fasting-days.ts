import { addDays } from '#contract/days.ts'
import type { readFastingDays as route } from '#contract/plans/fasting-days.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { announcedRamadan } from '#server/platform/facts.ts'
import { prayerTimes } from './prayer-times.ts'

/** Calculated without reading any patient's data. */
export const readFastingDays: Verb<typeof route> = async (tx, _actor, { city, from, days }) => {
  const moved = await announcedRamadan(tx)
  return { days: Array.from({ length: days }, (_, at) => prayerTimes(city, addDays(from, at), moved)) }
}
