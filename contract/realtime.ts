import * as z from 'zod/mini'
import { paymentTopics } from '#contract/money/topics.ts'
import { appointmentTopics } from './appointments/appointment.ts'
import { callFrames, callRequests } from './calls.ts'
import { id } from './fields.ts'
import { healthTopics } from './health/topics.ts'
import { notificationTopics } from './notifications/list.ts'
import { planTopics } from './plans/topics.ts'
import type { Shape } from './route.ts'
import type { LiveSubject } from './subjects.ts'
import { supportTopics } from './support/ticket.ts'
import { messageFrames, messageTopics } from './waiting-messages.ts'

/** The path of a browser’s single WebSocket. */
export const socketPath = '/api/socket'

/**
 * Subjects whose changes clients are notified of. A change names its subject by id and carries no content: the client
 * then calls the routes, which check permissions again. Changes are stored for a week so that a client can catch up
 * after a gap.
 */
export const topics = {
  ...appointmentTopics,
  ...messageTopics,
  ...notificationTopics,
  ...healthTopics,
  ...planTopics,
  ...supportTopics,
  ...paymentTopics,
} satisfies Record<LiveSubject, z.ZodMiniObject>

export type Topic = keyof typeof topics
export type FactsOf<T extends Topic> = z.output<(typeof topics)[T]>
/** For example `{ topic: 'appointments', id }`. */
export type Change<T extends Topic = Topic> = T extends Topic ? { topic: T } & Stated<FactsOf<T>> : never

/** Drops the index signature of an object type without fields. */
type Stated<Facts> = string extends keyof Facts ? unknown : Facts

/** The place in one person’s stream of changes: 1, 2, 3 and so on, without gaps. */
const sequence = z.int().check(z.gte(0))

/** Frames that are sent immediately or never, alongside changes. Each domain adds its own. */
const passing = {
  presence: z.strictObject({ person: id, online: z.boolean(), lastSeen: z.nullable(z.iso.datetime()) }),
  ...messageFrames,
  ...callFrames,
} satisfies Record<string, z.ZodMiniObject>

/** Every frame the server sends, by type. */
export const serverFrames = {
  /** The first frame: the latest sequence for this person. */
  hello: z.strictObject({ last: sequence }),
  change: z.strictObject({ sequence, change: z.looseObject({ topic: z.string() }) }),
  /** The missed changes are no longer stored: the client must reload everything, and continue from `last`. */
  reset: z.strictObject({ last: sequence }),
  /** The answer to a heartbeat. */
  beat: z.strictObject({}),
  /** The frame named by `of` was refused, as a route would have refused it. */
  refused: z.strictObject({ of: z.string(), code: z.string() }),
  ...passing,
} satisfies Record<string, z.ZodMiniObject>

/** Frames that a browser may send. Each domain adds its own. */
export const browserFrames = {
  /**
   * Sent after `hello` with the last sequence that the browser received; the server replies with the missed changes.
   */
  resume: z.strictObject({ after: sequence }),
  /** Every thirty seconds. The server also resends changes that the bus lost. */
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

/** Seconds between heartbeats, in both directions. */
export const beatEvery = 30

/** The most frames a socket may send per second, and the largest frame in bytes. */
export const frameLimits = { perSecond: 20, bytes: 16 * 1024 }

/** Why the server closed a socket, if the browser needs to know. */
export const closings = {
  /** The server is shutting down or has to drop its state: reconnect. */
  again: 1012,
  /** The session has ended or changed: the page must check who is signed in. */
  sessionOver: 4001,
  /** Too many frames, or an invalid one. */
  misused: 1008,
} as const
