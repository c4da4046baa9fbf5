import * as z from 'zod/mini'
import { id, moment } from '#contract/fields.ts'

/** A review as shown to everybody: without the author’s full name. */
export const review = z.strictObject({
  id,
  author: z.nullable(z.string()),
  /** The same in the other script, if given. */
  otherAuthor: z.nullable(z.string()),
  rating: z.int(),
  content: z.string(),
  writtenAt: moment,
  changedAt: z.nullable(moment),
  serviceName: z.string(),
  /** The same in the other language, if given. */
  otherServiceName: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(moment),
})
export type Review = z.output<typeof review>

export const tally = z.strictObject({
  average: z.nullable(z.number()),
  count: z.int(),
  /** How many gave one star, two stars, up to five. */
  stars: z.array(z.int()).check(z.length(5)),
})
export type Tally = z.output<typeof tally>
