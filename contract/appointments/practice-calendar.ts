import * as z from 'zod/mini'
import { exceptionKinds, openRange } from '../availability.ts'
import { day, moment, span } from '../fields.ts'
import { route } from '../route.ts'
import { appointment } from './appointment.ts'

const calendarDay = z.strictObject({
  day,
  /** The source of this day’s hours. */
  by: z.enum(['weekly', ...exceptionKinds]),
  hours: z.array(openRange),
  /** The name of the exception that sets them. */
  label: z.nullable(z.string()),
})

export type PracticeDay = z.output<typeof calendarDay>

export const readPracticeCalendar = route({
  method: 'GET',
  path: '/api/practice/calendar',
  summary:
    'Get up to six weeks of your practice: hours, absences, appointments that were not cancelled, and other times when you are busy.',
  audience: 'dietitian',
  about: ['appointments', 'free_times', 'hours'],
  query: z.strictObject(span),
  output: z.strictObject({
    zone: z.string(),
    days: z.array(calendarDay),
    appointments: z.array(appointment),
    /** Times that patients hold while they book, and your own appointments as a patient. */
    taken: z.array(z.strictObject({ startsAt: moment, endsAt: moment })),
  }),
  refusals: ['not_found'],
})
