import { Copy } from 'lucide-react'
import type { OpenRange } from '#contract/availability.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { AddHours } from './add-hours.tsx'
import { RangeRows } from './range-rows.tsx'
import { usualRange } from './ranges.ts'
import { nameWeekday } from './weekdays.ts'

type WeekDayProps = {
  weekday: number
  ranges: readonly OpenRange[]
  onChange: (ranges: OpenRange[]) => void
  onCopy: () => void
  error?: string | undefined
}

export function WeekDay({ weekday, ranges, onChange, onCopy, error }: WeekDayProps) {
  const t = useWords()
  const name = nameWeekday(useLanguage(), weekday)
  const isOpen = ranges.length > 0
  return (
    <li
      id={placeOfDay(weekday)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)_5.5rem]"
    >
      <Switch
        checked={isOpen}
        onChange={(event) => onChange(event.target.checked ? [usualRange] : [])}
        aria-label={t(weekly.works(name))}
        className="font-medium"
      >
        {name}
      </Switch>
      <div className="max-sm:order-last max-sm:col-span-2">
        {isOpen ? (
          <RangeRows name={name} ranges={ranges} onChange={onChange} error={error} />
        ) : (
          <p className="flex min-h-11 items-center text-sm text-ink-faint max-sm:hidden">
            {t(weekly.closed)}
          </p>
        )}
      </div>
      <div className="flex justify-end">
        {isOpen && <AddHours name={name} ranges={ranges} onChange={onChange} />}
        <IconButton label={t(weekly.copy(name))} icon={Copy} onClick={onCopy} />
      </div>
    </li>
  )
}

export const placeOfDay = (weekday: number) => `weekday-${weekday}`
