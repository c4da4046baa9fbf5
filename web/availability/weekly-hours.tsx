import { useState } from 'react'
import type { Availability } from '#contract/availability.ts'
import { weekly as words } from '#copy/availability/weekly.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { WeekDay } from './week-day.tsx'
import { weekdays } from './weekdays.ts'

const CopyDay = lazyPart(() => import('./copy-day.tsx'), 'CopyDay', null)

type Weekly = Availability['weekly']

type WeeklyHoursProps = {
  weekly: Weekly
  onChange: (weekly: Weekly) => void
  /** The fault in a day's hours. */
  errorOf: (weekday: number) => string | undefined
}

export function WeeklyHours({ weekly, onChange, errorOf }: WeeklyHoursProps) {
  const t = useWords()
  const [copied, setCopied] = useState<number | null>(null)
  return (
    <>
      <ul aria-label={t(words.title)} className="divide-y divide-line">
        {weekdays.map((weekday) => (
          <WeekDay
            key={weekday}
            weekday={weekday}
            ranges={weekly[weekday] ?? []}
            onChange={(ranges) => onChange(weekly.with(weekday, ranges))}
            onCopy={() => setCopied(weekday)}
            error={errorOf(weekday)}
          />
        ))}
      </ul>
      {copied !== null && (
        <CopyDay
          weekday={copied}
          onCopy={(to) =>
            onChange(weekly.map((ranges, day) => (to.includes(day) ? (weekly[copied] ?? []) : ranges)))
          }
          onClose={() => setCopied(null)}
        />
      )}
    </>
  )
}
