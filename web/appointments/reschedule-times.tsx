import { useState } from 'react'
import type { Appointment, AppointmentPage } from '#contract/appointments/appointment.ts'
import { listTimesToMove } from '#contract/appointments/changes.ts'
import { addDays, type Day, dayOf } from '#contract/days.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { freeTimes } from '#copy/free-times.ts'
import { byDayOf, monthOf, spanAround } from '#web/lib/free-days.ts'
import { useRead } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { DayCalendar } from '#web/ui/day-calendar.tsx'
import { DaySlots } from '#web/ui/day-slots.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

type RescheduleTimesProps = {
  appointment: AppointmentPage
  slot: string | undefined
  onChoose: (slot: string | undefined) => void
}

/** The month's free days from the present one on, and the free times of one of them. */
export function RescheduleTimes({ appointment, slot, onChoose }: RescheduleTimesProps) {
  const t = useWords()
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
  const choose = (day: Day, next: string | undefined) => {
    setChosenDay(day)
    onChoose(next)
  }
  if (shown.isError && !shown.byDay)
    return (
      <ErrorState
        title={t(freeTimes.failed)}
        description={t(wordsOfRefusal(shown.error))}
        onRetry={() => shown.refetch()}
        retrying={shown.isFetching}
      />
    )
  return (
    <div className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-2">
      <div>
        <DayCalendar
          label={t(appointmentDialogs.reschedule.day)}
          value={value}
          onChange={(day) => choose(day, undefined)}
          today={today}
          min={today}
          max={addDays(today, 180)}
          isUnavailable={(day) => shown.byDay?.has(day) !== true}
          onMonth={setMonth}
        />
        {shown.byDay?.size === 0 && (
          <p role="status" className="mt-2 text-sm text-ink-soft">
            {t(freeTimes.noneThatMonth)}
          </p>
        )}
      </div>
      <DaySlots
        day={value}
        slots={byDay?.get(value) ?? (byDay && [])}
        chosen={slot ?? null}
        nextDay={freeDays.find((day) => day > value) ?? first}
        onChoose={({ day, slot: next }) => choose(day, next)}
      />
    </div>
  )
}

/** The free times of a month of the reader's calendar to which this one could be moved, which it has not got already. */
function useTimesToMove({ id, startsAt }: Appointment, month: Day) {
  const read = useRead(listTimesToMove, { id, ...spanAround(month) })
  const slots = read.data?.days.flatMap((each) => each.slots).filter((slot) => slot !== startsAt)
  return { ...read, byDay: slots && byDayOf(slots, month) }
}
