import * as z from 'zod/mini'
import { done, token } from '../fields.ts'
import { route } from '../route.ts'
import { one } from './appointment.ts'

const feed = z.strictObject({
  /** Anyone who knows it can read the appointments, so it can be renewed. */
  url: z.string(),
})

export const readCalendarFeed = route({
  method: 'GET',
  path: '/api/calendar-feed',
  summary: 'The private address under which a calendar program follows one’s appointments.',
  audience: 'party',
  inPerson: true,
  output: z.strictObject({ feed: z.nullable(feed) }),
})

export const renewCalendarFeed = route({
  method: 'POST',
  path: '/api/calendar-feed',
  summary: 'A new address; the one before stops working.',
  audience: 'party',
  inPerson: true,
  output: z.strictObject({ feed }),
  status: 201,
})

export const removeCalendarFeed = route({
  method: 'DELETE',
  path: '/api/calendar-feed',
  summary: 'No address any more.',
  audience: 'party',
  inPerson: true,
  output: done,
})

export const followCalendar = route({
  method: 'GET',
  path: '/api/calendars/:token',
  summary:
    'Somebody’s appointments for their calendar program (iCalendar). With the ETag in If-None-Match it answers 304 until something changes.',
  audience: 'anyone',
  params: z.strictObject({ token }),
  output: done,
  givesFile: ['text/calendar'],
  refusals: ['not_found'],
})

export const downloadCalendarEntry = route({
  method: 'GET',
  path: '/api/appointments/:id/calendar',
  summary: 'The appointment as a calendar entry.',
  audience: 'party',
  params: one,
  output: done,
  givesFile: ['text/calendar'],
  refusals: ['not_found'],
})
