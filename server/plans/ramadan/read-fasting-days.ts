import { addDays } from '#contract/days.ts'
import type { readFastingDays as route } from '#contract/plans/fasting-days.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { prayerTimes } from '#server/ground/time/prayer-times.ts'
import { announcedRamadan } from '#server/platform/facts.ts'

/** Calculated without reading any patient's data. */
export const readFastingDays: Verb<typeof route> = async (tx, _actor, { city, from, days }) => {
  const moved = await announcedRamadan(tx)
  return { days: Array.from({ length: days }, (_, at) => prayerTimes(city, addDays(from, at), moved)) }
}
