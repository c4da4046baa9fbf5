import { useId } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { nameWeekday, weekdays } from './weekdays.ts'

type WeekdayChoiceProps = {
  legend: string
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  /** A weekday that is left out. */
  without?: number
  error?: string | undefined
}

export function WeekdayChoice({ legend, chosen, onChange, without, error }: WeekdayChoiceProps) {
  const language = useLanguage()
  return (
    <ChoiceChips
      legend={legend}
      name={`${useId()}weekdays`}
      options={weekdays
        .filter((weekday) => weekday !== without)
        .map((weekday) => ({ value: String(weekday), label: nameWeekday(language, weekday) }))}
      value={chosen.map(String)}
      onChange={(values) => onChange(values.map(Number).sort())}
      error={error}
    />
  )
}
