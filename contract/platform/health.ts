import * as z from 'zod/mini'
import { done, fault, moment } from '../fields.ts'
import { route } from '../route.ts'

const queue = z.strictObject({
  task: z.string(),
  ready: z.int(),
  /** Scheduled for a later moment. */
  later: z.int(),
  running: z.int(),
  /** Failed, and will be retried automatically. */
  failing: z.int(),
  /** Failed too often: an admin has to decide about it. */
  givenUp: z.int(),
  /** Since when the oldest due job has been waiting. */
  oldest: z.nullable(moment),
})

const failedJob = z.strictObject({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  mostAttempts: z.int(),
  /** Null if it will not be retried automatically. */
  nextAt: z.nullable(moment),
  since: moment,
  /** An error code or kind, never a message. */
  fault: z.string(),
})
export type FailedJob = z.output<typeof failedJob>

export const parts = [
  'database',
  'migrations',
  'bus',
  'storage',
  'scanner',
  'jobs',
  'gateway',
  'mail',
  'sms',
] as const
const part = z.strictObject({
  part: z.enum(parts),
  isWell: z.boolean(),
  /**
   * The implementation in use, such as `postgres`, `nats`, `disk`, `smtp` or `outbox`; `nobody` if a publicly
   * reachable server writes its emails to files, `none` without a payment gateway.
   */
  way: z.string(),
})
export type PlatformPart = z.output<typeof part>

/** The result of one server reading a file that another had written to file storage. */
const storeProbe = z.strictObject({
  outcome: z.enum(['read', 'unread', 'unwritten']),
  /** The server that ran the probe. */
  node: z.string(),
  /** The other server whose file it tried to read; null if it tried its own. */
  writer: z.nullable(z.string()),
  at: moment,
})
export type StoreProbe = z.output<typeof storeProbe>

export const readPlatformHealth = route({
  method: 'GET',
  path: '/api/admin/platform/health',
  summary: 'Get the state of the queue, mail, storage and database, without payloads, messages or names.',
  audience: 'admin',
  about: ['failed_jobs'],
  output: z.strictObject({
    parts: z.array(part),
    queues: z.array(queue),
    /** The longest waiting first, at most fifty. */
    failed: z.array(failedJob),
    rounds: z.array(z.strictObject({ task: z.string(), lastAt: z.nullable(moment) })),
    /** Over the last 24 hours. */
    post: z.array(z.strictObject({ channel: z.enum(['mail', 'sms']), sent: z.int(), failed: z.int() })),
    databaseBytes: z.number(),
    /** Null if files are in a bucket. */
    freeBytes: z.nullable(z.number()),
    /** Null until a server has run the probe. */
    storeProbe: z.nullable(storeProbe),
    migrations: z.int(),
    nodes: z.int(),
  }),
})

const job = z.strictObject({ id: z.string().check(z.regex(/^\d{1,18}$/, fault('invalid'))) })

export const retryJob = route({
  method: 'POST',
  path: '/api/admin/platform/jobs/:id/retry',
  summary: 'Retry a failed job now, with all its attempts.',
  audience: 'admin',
  touches: ['failed_jobs'],
  params: job,
  output: done,
  refusals: ['not_found'],
})

export const giveUpJob = route({
  method: 'DELETE',
  path: '/api/admin/platform/jobs/:id',
  summary: 'Give up a failed job for good.',
  audience: 'admin',
  touches: ['failed_jobs'],
  params: job,
  output: done,
  refusals: ['not_found'],
})
