import * as z from 'zod/mini'
import { done, token } from '../fields.ts'
import { route } from '../route.ts'
import { one } from './appointment.ts'

const feed = z.strictObject({
  /** Anyone who has this URL can read the appointments, so it can be renewed. */
  url: z.string(),
})

export const readCalendarFeed = route({
  method: 'GET',
  path: '/api/calendar-feed',
  summary: 'Get the private address of your calendar feed.',
  audience: 'party',
  inPerson: true,
  output: z.strictObject({ feed: z.nullable(feed) }),
})

export const renewCalendarFeed = route({
  method: 'POST',
  path: '/api/calendar-feed',
  summary: 'Create a new address for your calendar feed; the previous one stops working.',
  audience: 'party',
  inPerson: true,
  output: z.strictObject({ feed }),
  status: 201,
})

export const removeCalendarFeed = route({
  method: 'DELETE',
  path: '/api/calendar-feed',
  summary: 'Remove the address of your calendar feed.',
  audience: 'party',
  inPerson: true,
  output: done,
})

export const followCalendar = route({
  method: 'GET',
  path: '/api/calendars/:token',
  summary:
    'Get somebody’s appointments for a calendar program (iCalendar). With the ETag in If-None-Match it answers 304 until something changes.',
  audience: 'anyone',
  params: z.strictObject({ token }),
  output: done,
  givesFile: ['text/calendar'],
  refusals: ['not_found'],
})

export const downloadCalendarEntry = route({
  method: 'GET',
  path: '/api/appointments/:id/calendar',
  summary: 'Download an appointment as a calendar entry.',
  audience: 'party',
  params: one,
  output: done,
  givesFile: ['text/calendar'],
  refusals: ['not_found'],
})
