import { IslamicUmalquraCalendar } from '@internationalized/date'
import { createCalendar as createGregorian } from './only-gregorian.ts'

const umalqura = new IslamicUmalquraCalendar()

/** The Umm al-Qura calendar with its table; loaded only for readers who have turned it on. */
export const hijriCalendar = {
  calendar: 'islamic-umalqura',
  createCalendar: (name: string) => (name === umalqura.identifier ? umalqura : createGregorian()),
} as const
