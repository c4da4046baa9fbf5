import { GregorianCalendar } from '@internationalized/date'

/** In place of the parts' own list of a dozen calendars (`vite.config.ts`): another one comes with whoever asks for it. */
export const createCalendar = () => gregory

const gregory = new GregorianCalendar()
