import { useState } from 'react'
import { exceptionKinds } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { specialDateForm as words } from '#copy/availability/special-date-form.ts'
import { specialDates } from '#copy/availability/special-dates.ts'
import { writeDay } from '#copy/dates.ts'
import { writeHijri } from '#web/lib/hijri.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { isWhole } from '#web/ui/is-whole.ts'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { AddHours } from './add-hours.tsx'
import { RangeRows } from './range-rows.tsx'
import type { SpecialDate } from './special-date.ts'
import type { useSpecialDate } from './use-special-date.ts'
import { WeekdayChoice } from './weekday-choice.tsx'
import { weekdays } from './weekdays.ts'

type SpecialDateFieldsProps = { date: SpecialDate } & Pick<
  ReturnType<typeof useSpecialDate>,
  'change' | 'error'
>

export function SpecialDateFields({ date, change, error }: SpecialDateFieldsProps) {
  const t = useWords()
  const language = useLanguage()
  const [isRange, setRange] = useState(date.from !== date.to)
  const setFrom = (from: string) =>
    change({ from, to: isRange && !(isWhole(from) && from > date.to) ? date.to : from })
  return (
    <div className="flex flex-col gap-5 pt-1">
      <RadioCards
        legend={t(words.kind)}
        name="kind"
        columns={2}
        options={exceptionKinds.map((value) => ({
          value,
          label: t(specialDates.kinds[value]),
          description: t(words.kindTexts[value]),
        }))}
        value={date.kind}
        onChange={(kind) => change({ kind })}
      />
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <Field
          label={t(isRange ? words.from : words.day)}
          help={writeBothDays(language, date.from)}
          error={error('from')}
          isGroup
        >
          <OwnDateInput name="from" value={date.from} onValue={setFrom} />
        </Field>
        {isRange && (
          <Field label={t(words.to)} help={writeBothDays(language, date.to)} error={error('to')} isGroup>
            <OwnDateInput name="to" value={date.to} onValue={(to) => change({ to })} />
          </Field>
        )}
        <Checkbox
          checked={isRange}
          className="sm:col-span-2"
          onChange={(event) => {
            setRange(event.target.checked)
            if (!event.target.checked) change({ to: date.from, weekdays: null })
          }}
        >
          {t(words.several)}
        </Checkbox>
      </div>
      {date.note === 'ramadan' && <p className="text-xs text-ink-faint">{t(words.ramadanNote)}</p>}
      {isRange && (
        <WeekdayChoice
          legend={t(words.weekdays)}
          chosen={date.weekdays ?? weekdays}
          onChange={(chosen) => change({ weekdays: chosen })}
          error={error('weekdays')}
        />
      )}
      {date.kind !== 'closed' && (
        <div>
          <div className="flex items-center justify-between pe-1">
            <p aria-hidden="true" className="text-sm font-medium text-ink">
              {t(words.hours)}
            </p>
            <AddHours name={t(words.hours)} ranges={date.hours} onChange={(hours) => change({ hours })} />
          </div>
          <RangeRows
            name={t(words.hours)}
            ranges={date.hours}
            onChange={(hours) => change({ hours })}
            error={error('hours')}
            needsOne
          />
        </div>
      )}
      <Field label={t(words.label)} help={t(words.labelHelp)} error={error('label')} mark="optional">
        <TextInput
          dir="auto"
          maxLength={80}
          autoComplete="off"
          className="aligned-with-page"
          placeholder={t(words.labelPlaceholder)}
          value={date.label}
          onChange={(event) => change({ label: event.target.value })}
        />
      </Field>
    </div>
  )
}

/** The date in both calendars: `8 February 2027, 1 Ramadan 1448 AH`. */
const writeBothDays = (language: Language, day: Day): string | undefined =>
  !isWhole(day) ? undefined : `${writeDay(language, day, 'date')} · ${writeHijri(language, day)}`
