import { ChevronDown, X } from 'lucide-react'
import type { OpenRange } from '#contract/availability.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { controlClass } from '#web/ui/control-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { SelectOption } from '#web/ui/select.tsx'
import { useHours, writeClock, writeEnd } from './hours-words.ts'
import { beginAt, endsFor, startsFor } from './ranges.ts'

type RangeRowProps = {
  /** The day, or whatever these hours belong to. */
  name: string
  range: OpenRange
  onChange: (range: OpenRange) => void
  onRemove?: (() => void) | undefined
}

/** One stretch of hours: from when to when. An end that comes before its beginning is on the next day, and says so. */
export function RangeRow({ name, range, onChange, onRemove }: RangeRowProps) {
  const t = useWords()
  const language = useLanguage()
  const writeHours = useHours()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.25fr)_2.75rem]">
      <TimeSelect
        label={t(weekly.from(name))}
        value={range.from}
        options={startsFor(range).map((value) => ({ value, label: writeClock(language, value) }))}
        onChange={(from) => onChange(beginAt(range, from))}
      />
      <span aria-hidden="true" className="text-sm text-ink-soft max-sm:hidden">
        {t(weekly.until)}
      </span>
      <TimeSelect
        label={t(weekly.to(name))}
        value={range.to}
        options={endsFor(range).map((value) => ({
          value,
          label: writeEnd(language, { from: range.from, to: value }),
        }))}
        onChange={(to) => onChange({ from: range.from, to })}
      />
      {onRemove && (
        <IconButton label={t(weekly.remove(name, writeHours([range])))} icon={X} onClick={onRemove} />
      )}
    </div>
  )
}

type TimeSelectProps = {
  label: string
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
}

/** A select as narrow as a time, so that two of them stand beside each other on a phone. */
function TimeSelect({ label, value, options, onChange }: TimeSelectProps) {
  return (
    <span className="relative block min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={joinClasses(controlClass, 'appearance-none truncate ps-3 pe-8')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        small
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-faint"
      />
    </span>
  )
}
