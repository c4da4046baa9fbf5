import { X } from 'lucide-react'
import { useId } from 'react'
import type { OpenRange } from '#contract/availability.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { writeClock } from '#copy/clock.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { FieldNote } from '#web/ui/field-note.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LongSelect } from '#web/ui/long-select.tsx'
import { endsNextDay, useHours, writeEnd } from './hours-words.ts'
import { beginAt, endsFor, startsFor } from './ranges.ts'

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

type RangeRowProps = {
  /** The name of the day or date that these hours belong to. */
  name: string
  range: OpenRange
  onChange: (range: OpenRange) => void
  onRemove?: (() => void) | undefined
}

/** One range of hours. An end before the beginning is on the next day, and is labelled so. */
function RangeRow({ name, range, onChange, onRemove }: RangeRowProps) {
  const t = useWords()
  const language = useLanguage()
  const writeHours = useHours()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.6fr)_2.75rem]">
      <LongSelect
        narrow
        aria-label={t(weekly.from(name))}
        value={range.from}
        chosen={writeClock(language, range.from)}
        options={() => startsFor(range).map((value) => ({ value, label: writeClock(language, value) }))}
        onChange={(event) => onChange(beginAt(range, event.target.value))}
      />
      <span aria-hidden="true" className="text-sm text-ink-soft max-sm:hidden">
        {t(weekly.until)}
      </span>
      <LongSelect
        narrow
        aria-label={t(weekly.to(name))}
        value={range.to}
        chosen={writeEnd(language, range)}
        options={() =>
          endsFor(range).map((value) => ({
            value,
            label: writeEnd(language, { from: range.from, to: value }),
          }))
        }
        onChange={(event) => onChange({ from: range.from, to: event.target.value })}
      />
      {onRemove && (
        <IconButton label={t(weekly.remove(name, writeHours([range])))} icon={X} onClick={onRemove} />
      )}
    </div>
  )
}
