import { type ClipboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ui } from '#copy/ui.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { type DateCalendar, digitsOf, gregorian, type Parts, readParts } from './date-parts.ts'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

export type DateInputProps = {
  name?: string
  /** `1990-05-17`, or the parts that are filled in so far. */
  value: string
  onValue: (value: string) => void
  /** The reader's own date of birth, which browsers can fill in. */
  isBirthDate?: boolean
  calendar?: DateCalendar
}

/** Day, month and year, in the order of both languages. Must be inside a `Field` with `isGroup`. */
export function DateInput({
  name,
  value,
  onValue,
  isBirthDate = false,
  calendar = gregorian,
}: DateInputProps) {
  const t = useWords()
  const language = useLanguage()
  const whole = useRef<HTMLInputElement>(null)
  const boxes = useRef<HTMLSpanElement>(null)
  const [typed, setTyped] = useState<Parts>(['', '', ''])
  const months = useMemo(
    () => calendar.months(language).map((label, at) => ({ value: `${at + 1}`, label })),
    [calendar, language],
  )
  const shown = calendar.dayOf(typed) === value ? typed : calendar.partsOf(value)

  // Values may have been typed into the plain HTML before hydration.
  useLayoutEffect(() => {
    const found = boxes.current?.querySelectorAll<HTMLInputElement>('input, select') ?? []
    const [day = '', month = '', year = ''] = [...found].map(({ value }) => digitsOf(value))
    if (whole.current && !whole.current.value) whole.current.value = gregorian.dayOf([year, month, day])
  }, [])

  const put = (parts: Parts, by = calendar) => {
    setTyped(parts)
    onValue(by.dayOf(parts))
  }
  const change = (at: 0 | 1 | 2, text: string) => {
    const [year, month, day] = shown
    put(
      at === 0 ? [digitsOf(text), month, day] : at === 1 ? [year, text, day] : [year, month, digitsOf(text)],
    )
  }
  const paste = (event: ClipboardEvent) => {
    const parts = readParts(event.clipboardData.getData('text'))
    if (!parts) return
    event.preventDefault()
    put(parts, Number(parts[0]) > 1700 ? gregorian : calendar)
  }
  const box = (at: 0 | 2, label: string, part: string) => (
    <TextInput
      aria-label={label}
      placeholder={label}
      value={shown[at]}
      onChange={(event) => change(at, event.target.value)}
      inputMode="numeric"
      maxLength={at ? 2 : 4}
      autoComplete={isBirthDate ? `bday-${part}` : 'off'}
      narrow
    />
  )
  const [year, month, day] = [t(ui.date.year), t(ui.date.month), t(ui.date.day)]
  return (
    <span
      ref={boxes}
      onPaste={paste}
      className="relative grid grid-cols-[minmax(3rem,1fr)_minmax(0,3fr)_minmax(3.75rem,1.3fr)] gap-1.5"
    >
      {box(2, day, 'day')}
      <Select
        narrow
        aria-label={month}
        placeholder={month}
        value={shown[1]}
        onChange={(event) => change(1, event.target.value)}
        autoComplete={isBirthDate ? 'bday-month' : 'off'}
        options={months}
      />
      {box(0, year, 'year')}
      {name && (
        <input
          ref={whole}
          name={name}
          value={value}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          onFocus={() => boxes.current?.querySelector('input')?.focus()}
          className="sr-only"
        />
      )}
    </span>
  )
}
