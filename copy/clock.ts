import type { Language } from '#contract/language.ts'
import { writeDate } from './dates.ts'

/** `1:30 pm`, from the `13:30` of a plan or a reminder, which belongs to no zone; any other text stays as it is. */
export const writeClock = (language: Language, time: string): string =>
  /^\d\d:\d\d$/.test(time) ? writeDate(language, new Date(`2026-01-01T${time}:00Z`), 'time', 'UTC') : time
