import { useId } from 'react'
import type { Exception } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import { availabilityPage } from '#copy/availability/page.ts'
import { timeSlots as words } from '#copy/availability/time-slots.ts'
import { nameZone, writeDay } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeDuration } from '#web/lib/write-duration.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { Select } from '#web/ui/select.tsx'
import { DayActions } from './day-actions.tsx'
import type { DayFacts } from './day-facts.ts'
import { useHours } from './hours-words.ts'
import { SlotList } from './slot-list.tsx'
import { SlotsSkeleton } from './slots-skeleton.tsx'
import { deciding, type SpecialDate } from './special-date.ts'
import type { useDays } from './use-days.ts'
import type { Length } from './use-lengths.ts'
import { listWords } from './weekdays.ts'

type TimeSlotsProps = {
  day: Day
  now: { today: Day; horizon: number }
  zone: string
  days: ReturnType<typeof useDays>
  exceptions: readonly Exception[]
  lengths: readonly Length[]
  duration: number
  onLength: (duration: number) => void
  onEdit: (date: SpecialDate) => void
}

/** The chosen day: its exception, hours and bookable times, with the actions for it. */
export function TimeSlots(props: TimeSlotsProps) {
  const { day, now, zone, days, exceptions, lengths, duration, onLength, onEdit } = props
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const read = { ...days, data: days.on(day) }
  const special = deciding(exceptions, day)

  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-md font-semibold">
            {t(words.title)}
          </h2>
          <p className="text-sm text-ink-soft" aria-live="polite">
            {writeDay(language, day)}
          </p>
        </div>
        <LengthChoice lengths={lengths} duration={duration} onLength={onLength} />
      </div>
      <Read of={read} failed={words.failed} waiting={<SlotsSkeleton />} bare>
        {(facts) => (
          <>
            <DayHours facts={facts} special={special} />
            <SlotList facts={facts} now={now} zone={zone} />
            <DayActions facts={facts} special={special} onEdit={onEdit} />
          </>
        )}
      </Read>
      <p className="text-xs text-ink-faint">{t(availabilityPage.zone(nameZone(language, zone)))}</p>
    </Card>
  )
}

/** The hours of a day and the exception that sets them. */
function DayHours({ facts, special }: { facts: DayFacts; special: Exception | undefined }) {
  const t = useWords()
  const writeHours = useHours()
  const { by, hours } = facts
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={tones[by]}>{t(words.decides[by])}</Badge>
      {by !== 'weekly' && special?.label && <bdi className="font-medium">{special.label}</bdi>}
      {hours.length > 0 ? (
        <span>{writeHours(hours)}</span>
      ) : (
        <span className="text-ink-soft">{t(by === 'closed' ? words.closedDay : words.offDay)}</span>
      )}
    </p>
  )
}

const tones = {
  weekly: 'neutral',
  closed: 'cancelled',
  instead: 'accent',
  extra: 'tint',
  blocked: 'neutral',
} as const

type LengthChoiceProps = {
  lengths: readonly Length[]
  duration: number
  onLength: (duration: number) => void
}

/** The length of the appointments whose times are shown, since long ones fit less often. */
function LengthChoice({ lengths, duration, onLength }: LengthChoiceProps) {
  const t = useWords()
  const language = useLanguage()
  const write = (minutes: number) => writeDuration(language, minutes, 'minute')
  if (lengths.length < 2)
    return (
      <p className="text-sm text-ink-soft">
        {t(words.length)} {write(duration)}
      </p>
    )
  return (
    <Select
      aria-label={t(words.length)}
      className="w-full sm:w-80"
      value={duration}
      options={lengths.map((each) => ({
        value: String(each.duration),
        label: t(words.lengthOf(write(each.duration), listWords(language, each.names))),
      }))}
      onChange={(event) => onLength(Number(event.target.value))}
    />
  )
}
