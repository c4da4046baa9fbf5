import { GregorianCalendar } from '@internationalized/date'

/** Replaces React Aria's list of a dozen calendars (`vite.config.ts`); other calendars are loaded on demand. */
export const createCalendar = () => gregory

const gregory = new GregorianCalendar()
