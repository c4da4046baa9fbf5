import * as z from 'zod/mini'
import { one } from './appointments/appointment.ts'
import { id, moment } from './fields.ts'
import { route } from './route.ts'

/** Milliseconds: how often a page reports that it is in the call, and after what silence it counts as having left. */
export const presenceEvery = 10_000
export const seatGoneAfter = 35_000

/** Minutes in the call, counted from the start, that prove attendance. */
export const attendedAfter = 5

/** A STUN or TURN server, from which the browser requests a path to the peer, or a relay if there is no path. */
const server = z.strictObject({ urls: z.array(z.string()), username: z.string(), credential: z.string() })

export const readCall = route({
  method: 'GET',
  path: '/api/appointments/:id/call',
  summary: 'Get what a browser needs to join the video call, while it is open.',
  audience: 'party',
  inPerson: true,
  params: one,
  output: z.strictObject({ closesAt: moment, servers: z.array(server) }),
  refusals: ['not_found', 'call_not_open'],
})

/** The time that a person was in the call; `to` is null while they still are. */
export const stay = z.strictObject({ from: moment, to: z.nullable(moment) })

export const listPresences = route({
  method: 'GET',
  path: '/api/appointments/:id/presences',
  summary: 'List who was in the video call and when. Both sides see the same.',
  audience: 'party',
  params: one,
  output: z.strictObject({ patient: z.array(stay), dietitian: z.array(stay) }),
  refusals: ['not_found'],
})

export type Stay = z.output<typeof stay>

/** One page in the call, distinct from the same person’s other pages: each page makes a new id. */
const seat = id

/** Why the call is closed to both sides, in terms that either may know. */
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

/** From the browsers’ WebRTC: an offer or answer, ICE candidates, or both. */
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

export const callRequests = {
  /** Takes this person’s seat in the call, even from another of their pages. */
  'call.join': z.strictObject({ appointment: id, seat }),
  /** A sign of life. It never takes the seat of another page. */
  'call.stay': z.strictObject({ appointment: id, seat }),
  'call.leave': z.strictObject({ appointment: id, seat }),
  /** Relayed to the other side’s seat only. */
  'call.signal': z.strictObject({ appointment: id, seat, to: seat, signal }),
}

/** Frames that the server sends to both sides of an appointment. */
export const callFrames = {
  /** Which page of each side is in the call. */
  'call.seats': z.strictObject({
    appointment: id,
    patient: z.nullable(seat),
    dietitian: z.nullable(seat),
  }),
  'call.signal': z.strictObject({ appointment: id, from: seat, to: seat, signal }),
  /** Neither side may stay or join. */
  'call.closed': z.strictObject({ appointment: id, because: z.enum(callEndings) }),
}
