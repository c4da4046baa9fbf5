import { useId } from 'react'
import type { OpenRange } from '#contract/availability.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { FieldNote } from '#web/ui/field-note.tsx'
import { endsNextDay, writeClock } from './hours-words.ts'
import { RangeRow } from './range-row.tsx'

type RangeRowsProps = {
  /** The name of the day that these hours belong to. */
  name: string
  ranges: readonly OpenRange[]
  onChange: (ranges: OpenRange[]) => void
  error?: string | undefined
  /** The last range cannot be removed. */
  needsOne?: boolean
}

/** The hours of one day. */
export function RangeRows({ name, ranges, onChange, error, needsOne = false }: RangeRowsProps) {
  const t = useWords()
  const language = useLanguage()
  const noteId = useId()
  const night = ranges.find(endsNextDay)
  return (
    <fieldset aria-describedby={error || night ? noteId : undefined} className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{name}</legend>
      {ranges.map((range, at) => (
        <RangeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: ranges of hours have no ids
          key={at}
          name={name}
          range={range}
          onChange={(changed) => onChange(ranges.with(at, changed))}
          onRemove={needsOne && ranges.length === 1 ? undefined : () => onChange(ranges.toSpliced(at, 1))}
        />
      ))}
      <FieldNote id={noteId} help={night && t(weekly.night(writeClock(language, night.to)))} error={error} />
    </fieldset>
  )
}
