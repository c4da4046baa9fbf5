import { useId } from 'react'
import type { Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { writeDate } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'

type NextDaysProps = {
  label: string
  /** Undefined until they are loaded. */
  days: readonly Day[] | undefined
  value: Day
  onChange: (day: Day) => void
}

/** A choice among few days: one row that scrolls on a phone, several rows elsewhere. */
export function NextDays({ label, days, value, onChange }: NextDaysProps) {
  const language = useLanguage()
  const name = useId()
  if (!days)
    return (
      <SkeletonGroup className={rowClass}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((day) => (
          <Skeleton key={day} shape="block" className="h-14" />
        ))}
      </SkeletonGroup>
    )
  return (
    <ChoiceChips
      legend={<span className="sr-only">{label}</span>}
      name={name}
      kind="one"
      options={days.map((day) => ({ value: day, label: <NextDay language={language} day={day} /> }))}
      value={[value]}
      onChange={([day]) => day && onChange(day)}
      className={rowClass}
      shape="tile"
    />
  )
}

const rowClass =
  '-mx-5 grid auto-cols-[5.5rem] grid-flow-col gap-2 overflow-x-auto scroll-px-5 px-5 py-1 sm:mx-0 sm:grid-flow-row sm:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] sm:overflow-x-visible sm:px-0'

function NextDay({ language, day }: { language: Language; day: Day }) {
  const at = new Date(day)
  return (
    <>
      <span className="block text-xs text-ink-soft">{writeDate(language, at, 'shortWeekday', 'UTC')} </span>
      <span className="block font-medium">{writeDate(language, at, 'shortDate', 'UTC')}</span>
    </>
  )
}
