import { type ReactNode, useId, useState } from 'react'
import type { DietitianPage } from '#contract/directory.ts'
import { booking } from '#copy/directory/booking.ts'
import { addDays, type Day, dayOf } from '#web/lib/days.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { DayCalendar } from '#web/ui/day-calendar.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { DaySlots } from './day-slots.tsx'
import type { Chosen } from './paths.ts'
import type { OfferedService } from './shortest-of.ts'
import { monthOf, useFreeTimes } from './use-free-times.ts'
import { ZoneNote } from './zone-note.tsx'

type BookingTimesProps = {
  dietitian: DietitianPage
  service: OfferedService
  day: Day | null
  slot: string | null
  /** What was chosen cannot be had any more. */
  isGone: boolean
  onChoose: (chosen: Chosen) => void
  /** At its foot. */
  children: ReactNode
}

/** The month's free days, and beside them the free times of one. Turning the month over does not choose another day. */
export function BookingTimes({
  dietitian,
  service,
  day,
  slot,
  isGone,
  onChoose,
  children,
}: BookingTimesProps) {
  const t = useWords()
  const titleId = useId()
  const today = dayOf(new Date(), readerZone())
  const start = day ?? firstDayOf(dietitian) ?? today
  const [month, setMonth] = useState(monthOf(start))
  const shown = useFreeTimes(dietitian.id, service.id, month)
  const freeDays = [...(shown.byDay?.keys() ?? [])]
  const [first] = freeDays
  // Without a choice it is the first day that has a time for this service.
  const [proposed, setProposed] = useState<Day>()
  if (day === null && proposed === undefined && first !== undefined) setProposed(first)
  const value = day ?? proposed ?? start
  const { byDay } = useFreeTimes(dietitian.id, service.id, monthOf(value))
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-md font-semibold">
        {t(booking.time)}
      </h3>
      <ZoneNote zone={dietitian.zone} className="mt-1" />
      {isGone && (
        <p role="status" className="mt-3 rounded-control bg-pending px-3.5 py-2.5 text-sm text-on-pending">
          {t(booking.taken)}
        </p>
      )}
      {shown.isError && !shown.byDay ? (
        <ErrorState
          title={t(booking.failed)}
          description={t(wordsOfRefusal(shown.error))}
          onRetry={() => shown.refetch()}
          retrying={shown.isFetching}
        />
      ) : (
        <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-2">
          <div>
            <DayCalendar
              label={t(booking.day)}
              value={value}
              onChange={(next) => onChoose({ day: next, slot: undefined })}
              today={today}
              min={today}
              max={addDays(today, 180)}
              isUnavailable={(each) => shown.byDay?.has(each) !== true}
              onMonth={setMonth}
            />
            {shown.byDay?.size === 0 && (
              <p role="status" className="mt-2 text-sm text-ink-soft">
                {t(booking.noneThatMonth)}
              </p>
            )}
          </div>
          <DaySlots
            day={value}
            slots={byDay?.get(value) ?? (byDay && [])}
            chosen={slot}
            nextDay={freeDays.find((each) => each > value) ?? first}
            onChoose={onChoose}
          />
        </div>
      )}
      {children}
    </Card>
  )
}

const firstDayOf = ({ nextFree: [first] }: DietitianPage) => first && dayOf(new Date(first), readerZone())
