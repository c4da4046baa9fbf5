import * as z from 'zod/mini'
import { fault, id } from '../fields.ts'
import { route } from '../route.ts'
import { entryKinds } from './kinds.ts'

/** Sunday is 0. */
const weekday = z.int(fault('invalid')).check(z.gte(0, fault('invalid')), z.lte(6, fault('invalid')))

const plan = {
  kind: z.enum(entryKinds),
  weekdays: z.array(weekday).check(z.minLength(1, fault('required')), z.maxLength(7, fault('too_many'))),
  /** In the patient’s time zone, `07:30`. */
  time: z.string(fault('required')).check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, fault('hours_invalid'))),
}

export const reminder = z.strictObject({ id, ...plan })
export type Reminder = z.output<typeof reminder>

const answer = z.strictObject({ reminders: z.array(reminder) })

export const mostReminders = 10

export const addReminder = route({
  method: 'POST',
  path: '/api/health-data/reminders',
  summary: 'Add a reminder to measure. Its notification says nothing medical.',
  audience: 'patient',
  touches: ['reminders'],
  body: z.strictObject(plan),
  output: answer,
  status: 201,
  refusals: ['health_consent_needed', 'too_many_reminders', 'rate_limited'],
})

export const changeReminder = route({
  method: 'PUT',
  path: '/api/health-data/reminders/:id',
  summary: 'Change the day, time or kind of a reminder.',
  audience: 'patient',
  touches: ['reminders'],
  params: z.strictObject({ id }),
  body: z.strictObject(plan),
  output: answer,
  refusals: ['not_found', 'rate_limited'],
})

export const removeReminder = route({
  method: 'DELETE',
  path: '/api/health-data/reminders/:id',
  summary: 'Remove a reminder.',
  audience: 'patient',
  touches: ['reminders'],
  params: z.strictObject({ id }),
  output: answer,
  refusals: ['not_found', 'rate_limited'],
})
