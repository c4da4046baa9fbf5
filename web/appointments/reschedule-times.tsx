import { useState } from 'react'
import type { Appointment } from '#contract/appointments/appointment.ts'
import { listTimesToMove } from '#contract/appointments/changes.ts'
import type { Day } from '#contract/days.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { useRead } from '#web/app/query.ts'
import { readerZone } from '#web/lib/zone.ts'
import { byDayOf, monthOf, spanAround } from './free-days.ts'
import { FreeTimes } from './free-times.tsx'

type RescheduleTimesProps = {
  appointment: Appointment
  slot: string | undefined
  onChoose: (slot: string | undefined) => void
}

/** The free days of the months from the current appointment on, and the free times of one day. */
export function RescheduleTimes({ appointment, slot, onChoose }: RescheduleTimesProps) {
  const { startsAt } = appointment
  const zone = readerZone()
  const today = dayOf(new Date(), zone)
  const now = dayOf(new Date(startsAt), zone)
  const [chosenDay, setChosenDay] = useState<Day>()
  const [month, setMonth] = useState(monthOf(now))
  const shown = useTimesToMove(appointment, month)
  const freeDays = [...(shown.byDay?.keys() ?? [])]
  const first = freeDays.find((day) => day >= now) ?? freeDays[0]
  const value = (slot && dayOf(new Date(slot), zone)) ?? chosenDay ?? first ?? now
  const { byDay } = useTimesToMove(appointment, monthOf(value))
  const choose = ({ day, slot: next }: { day: Day; slot: string | undefined }) => {
    setChosenDay(day)
    onChoose(next)
  }
  return (
    <FreeTimes
      label={appointmentDialogs.reschedule.day}
      today={today}
      value={value}
      slot={slot ?? null}
      shown={shown}
      byDay={byDay}
      first={first}
      onMonth={setMonth}
      onChoose={choose}
      className="mt-4"
    />
  )
}

/**
 * Free times of a month in the reader's time zone to which the appointment can be moved, without its current and
 * requested times.
 */
function useTimesToMove({ id, startsAt, wanted }: Appointment, month: Day) {
  const read = useRead(listTimesToMove, { id, ...spanAround(month) })
  const slots = read.data?.days
    .flatMap((each) => each.slots)
    .filter((slot) => slot !== startsAt && slot !== wanted?.startsAt)
  return { ...read, byDay: slots && byDayOf(slots, month) }
}
