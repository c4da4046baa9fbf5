import * as z from 'zod/mini'
import { paymentTopics } from '#contract/money/topics.ts'
import { appointmentTopics } from './appointments/appointment.ts'
import { callFrames, callRequests } from './calls.ts'
import { id } from './fields.ts'
import { healthTopics } from './health/topics.ts'
import { notificationTopics } from './notifications/list.ts'
import { planTopics } from './plans/topics.ts'
import type { Shape } from './route.ts'
import { supportTopics } from './support/ticket.ts'
import { messageFrames, messageTopics } from './waiting-messages.ts'

/** Where the one WebSocket of a browser leads. */
export const socketPath = '/api/socket'

/**
 * What somebody can be told has changed. A change names what it is about by ids and never says it in words: whoever hears
 * of it asks the routes, which look at rights again. It is kept for a week, and caught up on after a silence.
 */
export const topics = {
  ...appointmentTopics,
  ...messageTopics,
  ...notificationTopics,
  ...healthTopics,
  ...planTopics,
  ...supportTopics,
  ...paymentTopics,
} satisfies Record<string, z.ZodMiniObject>

export type Topic = keyof typeof topics
export type FactsOf<T extends Topic> = z.output<(typeof topics)[T]>
/** As in `{ topic: 'appointments', id }`. */
export type Change<T extends Topic = Topic> = T extends Topic ? { topic: T } & Stated<FactsOf<T>> : never

/** Without the index that stands for an object without fields. */
type Stated<Facts> = string extends keyof Facts ? unknown : Facts

/** The place in what one person has been told: 1, 2, 3 and so on, without a gap. */
const sequence = z.int().check(z.gte(0))

/** What is said at once or not at all, by the server, beside changes. A domain adds its own. */
const passing = {
  presence: z.strictObject({ person: id, online: z.boolean(), lastSeen: z.nullable(z.iso.datetime()) }),
  ...messageFrames,
  ...callFrames,
} satisfies Record<string, z.ZodMiniObject>

/** Every frame that comes from the server, by its type. */
export const serverFrames = {
  /** The first one: how far this person has been told by now. */
  hello: z.strictObject({ last: sequence }),
  change: z.strictObject({ sequence, change: z.looseObject({ topic: z.string() }) }),
  /** What was missed is no longer known: everything is asked anew, from `last` on. */
  reset: z.strictObject({ last: sequence }),
  /** The answer to a heartbeat. */
  beat: z.strictObject({}),
  /** A frame of this type was refused, as a route would have refused it. */
  refused: z.strictObject({ of: z.string(), code: z.string() }),
  ...passing,
} satisfies Record<string, z.ZodMiniObject>

/** What a browser may send. A domain adds its own. */
export const browserFrames = {
  /** How far it has been told before, once it has been greeted: what was missed since follows. */
  resume: z.strictObject({ after: sequence }),
  /** Every thirty seconds. What the bus has lost follows as well. */
  beat: z.strictObject({}),
  ...messageFrames,
  ...callRequests,
} satisfies Record<string, z.ZodMiniObject>

type FrameOf<Frames extends Record<string, Shape>> = {
  [Type in keyof Frames]: { type: Type } & Stated<z.output<Frames[Type]>>
}[keyof Frames]

export type ServerFrame = FrameOf<typeof serverFrames>
export type PassingFrame = FrameOf<typeof passing>
export type BrowserFrame = FrameOf<typeof browserFrames>

/** Seconds between two heartbeats, for both sides. */
export const beatEvery = 30

/** Frames that a socket may bring in a second, and how long one may be, in bytes. */
export const frameLimits = { perSecond: 20, bytes: 16 * 1024 }

/** Why the server has closed a socket, where the browser should know. */
export const closings = {
  /** The server stops or has to forget: join again. */
  again: 1012,
  /** The session is over, or is another one: ask who is signed in. */
  sessionOver: 4001,
  /** Too many frames, or one that means nothing. */
  misused: 1008,
} as const
