import { useState } from 'react'
import type { Appointment } from '#contract/appointments/appointment.ts'
import { listTimesToMove } from '#contract/appointments/changes.ts'
import type { Day } from '#contract/days.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { readerZone } from '#web/lib/zone.ts'
import { FreeTimes } from './free-times.tsx'
import { useFreeDays } from './use-free-days.ts'

type RescheduleTimesProps = {
  appointment: Appointment
  slot: string | undefined
  onChoose: (slot: string | undefined) => void
}

/** The free days from the current appointment on, and the free times of one of them. */
export function RescheduleTimes({ appointment, slot, onChoose }: RescheduleTimesProps) {
  const { id, startsAt, endsAt, wanted } = appointment
  const zone = readerZone()
  const [chosenDay, setChosenDay] = useState<Day | null>(null)
  const free = useFreeDays(
    { route: listTimesToMove, of: { id }, except: [startsAt, wanted?.startsAt] },
    {
      today: dayOf(new Date(), zone),
      day: slot ? dayOf(new Date(slot), zone) : chosenDay,
      start: dayOf(new Date(startsAt), zone),
    },
  )
  return (
    <FreeTimes
      label={appointmentDialogs.reschedule.day}
      free={free}
      slot={slot ?? null}
      duration={(Date.parse(endsAt) - Date.parse(startsAt)) / 60_000}
      onChoose={({ day, slot: next }) => {
        setChosenDay(day)
        onChoose(next)
      }}
      className="mt-4"
    />
  )
}
