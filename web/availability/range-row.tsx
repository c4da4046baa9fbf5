import { X } from 'lucide-react'
import type { OpenRange } from '#contract/availability.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LongSelect } from '#web/ui/long-select.tsx'
import { useHours, writeClock, writeEnd } from './hours-words.ts'
import { beginAt, endsFor, startsFor } from './ranges.ts'

type RangeRowProps = {
  /** The name of the day or date that these hours belong to. */
  name: string
  range: OpenRange
  onChange: (range: OpenRange) => void
  onRemove?: (() => void) | undefined
}

/** One range of hours. An end before the beginning is on the next day, and is labelled so. */
export function RangeRow({ name, range, onChange, onRemove }: RangeRowProps) {
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
