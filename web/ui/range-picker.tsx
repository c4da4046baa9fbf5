import { useState } from 'react'
import { type Day, todayInRiyadh } from '#contract/days.ts'
import { periods, type Range, rangeOf } from '#contract/reports/figures.ts'
import { reportedLists as words } from '#copy/reports/lists.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'

const presets = ['today', ...periods] as const
type Preset = (typeof presets)[number]

const daysOf = (preset: Preset, today: Day): Range =>
  preset === 'today' ? { from: today, to: today } : rangeOf(preset, today)

/** The time span of a report: a usual one or any two days. */
export function RangePicker({ value, onChange }: { value: Range; onChange: (range: Range) => void }) {
  const t = useWords()
  const today = todayInRiyadh(new Date())
  const known = presets.find((preset) => {
    const { from, to } = daysOf(preset, today)
    return from === value.from && to === value.to
  })
  const [isOwn, setOwn] = useState(!known)
  const [typed, setTyped] = useState<Range>(value)
  const choose = (choice: string) => {
    setOwn(choice === 'own')
    setTyped(value)
    if (choice !== 'own') onChange(daysOf(choice as Preset, today))
  }
  const type = (change: Partial<Range>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (isDay(next.from) && isDay(next.to) && next.from <= next.to) onChange(next)
  }
  const isReversed = isDay(typed.from) && isDay(typed.to) && typed.from > typed.to
  return (
    <>
      <Field label={t(words.range)} className="min-w-44">
        <Select
          value={isOwn ? 'own' : known}
          onChange={({ target }) => choose(target.value)}
          options={[...presets, 'own' as const].map((each) => ({
            value: each,
            label: t(words.ranges[each]),
          }))}
        />
      </Field>
      {isOwn && (
        <>
          <Field label={t(words.from)} isGroup className="w-64">
            <OwnDateInput value={typed.from} onValue={(from) => type({ from })} />
          </Field>
          <Field
            label={t(words.to)}
            isGroup
            className="w-64"
            error={isReversed ? t(words.reversed) : undefined}
          >
            <OwnDateInput value={typed.to} onValue={(to) => type({ to })} />
          </Field>
        </>
      )}
    </>
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
