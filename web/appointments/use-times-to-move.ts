import type { Appointment } from '#contract/appointments/appointment.ts'
import { listTimesToMove } from '#contract/appointments/changes.ts'
import type { Day } from '#contract/days.ts'
import { byDayOf, spanAround } from '#web/lib/free-days.ts'
import { useRead } from '#web/lib/query.ts'

/** The free times of a month of the reader's calendar to which this one could be moved, which it has not got already. */
export function useTimesToMove({ id, startsAt }: Appointment, month: Day) {
  const read = useRead(listTimesToMove, { id, ...spanAround(month) })
  const slots = read.data?.days.flatMap((each) => each.slots).filter((slot) => slot !== startsAt)
  return { ...read, byDay: slots && byDayOf(slots, month) }
}
