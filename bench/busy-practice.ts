import { usualAvailability } from '#server/availability/open-availability.ts'
import type { DayRange, FreeTimeInput } from '#server/availability/rules.ts'
import { dayMs } from '#server/ground/time/zones.ts'

export const practiceId = '01900000-0000-7000-8000-000000000001'

const hour = 3_600_000

/**
 * The usual week with a conference and the hours of Ramadan, and up to `bookings` bookings, three on each working
 * day.
 */
export function busyPractice(now: Date, days: number, bookings: number): FreeTimeInput & DayRange {
  const today = Math.floor((now.getTime() + 3 * hour) / dayMs) * dayMs - 3 * hour
  const dayAfter = (later: number) => new Date(today + 3 * hour + later * dayMs).toISOString().slice(0, 10)
  const working = Array.from({ length: days }, (_, later) => today + later * dayMs).filter(
    (at) => new Date(at + 3 * hour).getUTCDay() < 5,
  )
  return {
    ...usualAvailability,
    horizon: days,
    mostPerDay: 8,
    exceptions: [
      { kind: 'closed', from: dayAfter(9), to: dayAfter(10), weekdays: null, hours: [] },
      {
        kind: 'instead',
        from: dayAfter(20),
        to: dayAfter(49),
        weekdays: [0, 1, 2, 3, 4],
        hours: [
          { from: '10:00', to: '15:00' },
          { from: '21:00', to: '01:00' },
        ],
      },
    ],
    taken: working
      .flatMap((at) => [9, 11.5, 14].map((start) => at + start * hour))
      .slice(0, bookings)
      .map((from) => [from, from + 0.75 * hour] as const),
    duration: 30,
    now,
    from: dayAfter(0),
    days,
  }
}
