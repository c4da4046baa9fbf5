import { CalendarDays } from 'lucide-react'
import type { Day } from '#contract/days.ts'
import { freeTimes } from '#copy/free-times.ts'
import type { Word } from '#copy/word.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { DaySlots } from '#web/ui/day-slots.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { NextDays } from '#web/ui/next-days.tsx'
import type { FreeDays } from './use-free-days.ts'

const FreeMonth = lazyPart(() => import('./free-month.tsx'), 'FreeMonth')

type FreeTimesProps = {
  label: Word
  free: FreeDays
  slot: string | null
  /** The length of the appointment in minutes. */
  duration: number
  onChoose: (chosen: { day: Day; slot: string | undefined }) => void
  className: string
}

/** The free days, and below or beside them the free times of one day. */
export function FreeTimes({ label, free, slot, duration, onChoose, className }: FreeTimesProps) {
  const t = useWords()
  const { shown, isMonth } = free
  if (shown.error && !shown.byDay) return <FailedRead title={freeTimes.failed} read={shown} />
  const choose = (day: Day) => onChoose({ day, slot: undefined })
  return (
    <div
      className={joinClasses(
        className,
        isMonth ? 'grid gap-x-8 gap-y-5 md:grid-cols-2' : 'flex flex-col gap-3',
      )}
    >
      <div className="min-w-0">
        {isMonth ? (
          <FreeMonth label={t(label)} free={free} onChoose={choose} />
        ) : (
          <NextDays label={t(label)} days={shown.byDay && free.days} value={free.value} onChange={choose} />
        )}
        {free.turn && (
          <Button variant="quiet" className="-ms-3 mt-1 ps-3" onClick={free.turn}>
            <Icon of={CalendarDays} small />
            {t(isMonth ? freeTimes.nextDays : freeTimes.allDays)}
          </Button>
        )}
      </div>
      <DaySlots
        day={free.value}
        slots={free.slots}
        chosen={slot}
        isLong={duration >= 45}
        nextDay={free.next}
        onChoose={onChoose}
      />
    </div>
  )
}
