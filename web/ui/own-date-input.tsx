import { useEffect, useState } from 'react'
import { useHijri } from '#web/lib/hijri.ts'
import { DateInput, type DateInputProps } from './date-input.tsx'
import type { DateCalendar } from './date-parts.ts'

/** A date input in the calendar that the reader has chosen. */
export function OwnDateInput(props: Omit<DateInputProps, 'calendar'>) {
  const isHijri = useHijri()
  const [hijri, setHijri] = useState<DateCalendar>()
  useEffect(() => {
    if (isHijri)
      import('./hijri-parts.ts').then(
        ({ hijri }) => setHijri(hijri),
        () => {},
      )
  }, [isHijri])
  return <DateInput {...props} {...(isHijri && hijri && { calendar: hijri })} />
}
