import { dayOf, momentAt, timeOf } from '#contract/wall-clock.ts'
import { writeClock } from '#copy/clock.ts'
import { entry as words } from '#copy/health/history.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { Select } from '#web/ui/select.tsx'

/** A day and a time in the reader's time zone. */
export type WrittenMoment = { readonly day: string; readonly time: string }

type MomentFieldsProps = {
  value: WrittenMoment
  onValue: (value: WrittenMoment) => void
  error?: string | undefined
}

export function MomentFields({ value, onValue, error }: MomentFieldsProps) {
  const t = useWords()
  const language = useLanguage()
  const times = quarters.includes(value.time) ? quarters : [...quarters, value.time].toSorted()
  return (
    <div className="grid gap-4">
      <Field label={t(words.day)} isGroup error={error}>
        <OwnDateInput value={value.day} onValue={(day) => onValue({ ...value, day })} />
      </Field>
      <Field label={t(words.time)} className="max-w-48">
        <Select
          value={value.time}
          options={times.map((time) => ({
            value: time,
            label: writeClock(language, time),
          }))}
          onChange={({ target }) => onValue({ ...value, time: target.value })}
        />
      </Field>
    </div>
  )
}

/** `08:15`: all quarter hours of a day. */
export const quarters = Array.from({ length: 96 }, (_, at) => {
  const [hour, minute] = [Math.floor(at / 4), (at % 4) * 15]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})

export const momentOf = (at: Date): WrittenMoment => ({
  day: dayOf(at, readerZone()),
  time: timeOf(at, readerZone()),
})

/** Null until the day is complete. */
export function readMoment({ day, time }: WrittenMoment): Date | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? momentAt(day, time, readerZone()) : null
}
