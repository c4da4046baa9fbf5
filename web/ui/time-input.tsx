import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { writeClock } from '#copy/clock.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { controlClass, smallControlClass } from './control-class.ts'
import { useFieldAttributes } from './field-context.ts'
import { joinClasses } from './join-classes.ts'
import { readClock } from './read-clock.ts'

type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> & {
  /** `19:30`, or empty; what is typed and is no time is given back as it is, for the form to refuse. */
  value: string
  onValue: (value: string) => void
  /** Beside other controls in a row. */
  small?: boolean
}

/** Minutes that an arrow key adds or takes away. */
const step = 5
const day = 1_440

/**
 * A time of day as the product writes it, `7:30 pm`, typed in 12 or 24 hours: a browser's own field follows the
 * language of the device. What is typed counts once the field is left, or at Enter.
 */
export function TimeInput({ value, onValue, small = false, readOnly, className, ...rest }: TimeInputProps) {
  const language = useLanguage()
  const field = useFieldAttributes()
  const [typed, setTyped] = useState<string | null>(null)
  const clock = isClock(value) ? value : null
  const shown = typed ?? writeClock(language, value)
  const minutes = clock === null ? null : Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const finish = () => {
    if (typed === null) return
    setTyped(null)
    onValue(readClock(typed, clock ?? '') ?? typed.trim())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return finish()
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || event.altKey || readOnly) return
    event.preventDefault()
    const from = minutes ?? 12 * 60
    const to = (from + (event.key === 'ArrowUp' ? step : -step) + day) % day
    setTyped(null)
    onValue(`${String(Math.floor(to / 60)).padStart(2, '0')}:${String(to % 60).padStart(2, '0')}`)
  }
  return (
    <input
      {...field}
      {...(value !== '' && clock === null && { 'aria-invalid': true })}
      {...rest}
      type="text"
      role="spinbutton"
      aria-valuemin={0}
      aria-valuemax={day - 1}
      {...(minutes !== null && { 'aria-valuenow': minutes })}
      aria-valuetext={shown}
      autoComplete="off"
      maxLength={16}
      placeholder={writeClock(language, '19:30')}
      value={shown}
      readOnly={readOnly}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={press}
      className={joinClasses(small ? smallControlClass : controlClass, 'tabular-nums', className)}
    />
  )
}

const isClock = (text: string) => /^\d\d:\d\d$/.test(text)
