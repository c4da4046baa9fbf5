import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'
import type { Day } from '#contract/days.ts'
import { isRamadan } from '#contract/next-ramadan.ts'
import type { FastingDay } from '#contract/plans/ramadan.ts'
import type { AnnouncedRamadan } from '#contract/platform/announced.ts'
import type { City } from '#contract/practice-options.ts'
import { cityPlaces } from './city-places.ts'

/** By Umm al-Qura, the Saudi calendar: Fajr at 18.5°, Isha 90 minutes after Maghrib, 120 in Ramadan. In Riyadh time. */
export function prayerTimes(city: City, day: Day, moved: AnnouncedRamadan = null): FastingDay {
  const { latitude, longitude } = cityPlaces[city]
  const method = CalculationMethod.UmmAlQura()
  if (isRamadan(day, moved)) method.adjustments.isha = 30
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // PrayerTimes reads the day in the machine's own time zone, whatever that is.
  const ofMachine = new Date(year, month - 1, date)
  const { fajr, maghrib, isha } = new PrayerTimes(new Coordinates(latitude, longitude), ofMachine, method)
  return { on: day, fajr: clockOf(fajr), maghrib: clockOf(maghrib), isha: clockOf(isha) }
}

/** Riyadh is three hours ahead of UTC all year round. */
const clockOf = (at: Date) => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(11, 16)
