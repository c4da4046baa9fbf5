import * as z from 'zod/mini'
import { one } from './appointments/appointment.ts'
import { id, moment } from './fields.ts'
import { route } from './route.ts'

/** Milliseconds: so often a page says that it is still there, and so long after the last time it has gone. */
export const hereEvery = 10_000
export const seatGoneAfter = 35_000

/** Minutes in the call, from the start on, that say that somebody came to the appointment. */
export const attendedAfter = 5

/** Where a browser asks for a way to the other one, and for somebody who passes things on where there is none. */
const server = z.strictObject({ urls: z.array(z.string()), username: z.string(), credential: z.string() })

export const readCall = route({
  method: 'GET',
  path: '/api/appointments/:id/call',
  summary: 'What a browser needs to enter the video call, while it is open.',
  audience: 'party',
  inPerson: true,
  params: one,
  output: z.strictObject({ closesAt: moment, servers: z.array(server) }),
  refusals: ['not_found', 'call_not_open'],
})

/** From when to when somebody was in the call; no end for whoever still is. */
const stay = z.strictObject({ from: moment, to: z.nullable(moment) })

export const listPresences = route({
  method: 'GET',
  path: '/api/appointments/:id/presences',
  summary: 'Who was in the video call and when. Both sides see the same.',
  audience: 'party',
  params: one,
  output: z.strictObject({ patient: z.array(stay), dietitian: z.array(stay) }),
  refusals: ['not_found'],
})

export type Stay = z.output<typeof stay>

/** A page that is in the call, told apart from others of the same person: made anew for each. */
const seat = id

/** Why a call is closed to both: as much as either of them may know. */
export const callEndings = [
  'cancelled',
  'completed',
  'moved',
  'over',
  'elsewhere',
  'not_confirmed',
  'unavailable',
] as const
export type CallEnding = (typeof callEndings)[number]

/** As browsers write it: an offer or an answer, ways to get there, or both. */
const signal = z.strictObject({
  description: z.optional(
    z.strictObject({ type: z.enum(['offer', 'answer']), sdp: z.string().check(z.maxLength(14_000)) }),
  ),
  candidates: z.optional(
    z
      .array(
        z.strictObject({
          candidate: z.string().check(z.maxLength(1_000)),
          sdpMid: z.nullable(z.string().check(z.maxLength(64))),
          sdpMLineIndex: z.nullable(z.int().check(z.gte(0), z.lte(64))),
          usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
        }),
      )
      .check(z.maxLength(40)),
  ),
})
export type Signal = z.output<typeof signal>

/** What browsers send over the socket. */
export const callRequests = {
  /** Takes this person's seat in the call, from another page of theirs if need be. */
  'call.join': z.strictObject({ appointment: id, seat }),
  /** Still there. It takes the seat from nobody. */
  'call.stay': z.strictObject({ appointment: id, seat }),
  'call.leave': z.strictObject({ appointment: id, seat }),
  /** For the other side's seat alone. */
  'call.signal': z.strictObject({ appointment: id, seat, to: seat, signal }),
}

/** What the server says to the two of an appointment. */
export const callFrames = {
  /** Which page of each side is in the call. */
  'call.seats': z.strictObject({
    appointment: id,
    patient: z.nullable(seat),
    dietitian: z.nullable(seat),
  }),
  'call.signal': z.strictObject({ appointment: id, from: seat, to: seat, signal }),
  /** Nobody may stay or enter. */
  'call.closed': z.strictObject({ appointment: id, because: z.enum(callEndings) }),
}
