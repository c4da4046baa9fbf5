import { useState } from 'react'
import type { Availability, Exception } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import type { Service } from '#contract/services.ts'
import { monthOf } from './day-facts.ts'
import { MonthCard } from './month-card.tsx'
import type { SpecialDate } from './special-date.ts'
import { TimeSlots } from './time-slots.tsx'
import { useDays } from './use-days.ts'
import { useLengths } from './use-lengths.ts'

type DayViewProps = {
  availability: Availability
  exceptions: readonly Exception[]
  services: readonly Service[]
  today: Day
  onEdit: (date: SpecialDate) => void
}

/** A month, and beside it what the chosen day comes to. */
export function DayView({ availability, exceptions, services, today, onEdit }: DayViewProps) {
  const [day, setDay] = useState(today)
  const [month, setMonth] = useState(monthOf(today))
  const { lengths, duration, wanted, choose } = useLengths(services)
  const shown = useDays(month, wanted)
  const chosen = useDays(monthOf(day), wanted)
  const now = { today, horizon: availability.horizon }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <MonthCard day={day} now={now} days={shown} onDay={setDay} onMonth={setMonth} />
      <TimeSlots
        day={day}
        now={now}
        zone={availability.zone}
        days={chosen}
        exceptions={exceptions}
        lengths={lengths}
        duration={duration}
        onLength={choose}
        onEdit={onEdit}
      />
    </div>
  )
}
