import * as z from 'zod/mini'
import { id, moment } from '#contract/fields.ts'

/** As everybody reads it: nobody's whole name. */
export const review = z.strictObject({
  id,
  author: z.nullable(z.string()),
  /** The same in the other script, where it was given. */
  otherAuthor: z.nullable(z.string()),
  rating: z.int(),
  content: z.string(),
  writtenAt: moment,
  changedAt: z.nullable(moment),
  serviceName: z.string(),
  /** The same in the other language, where it was given. */
  otherServiceName: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(moment),
})
export type Review = z.output<typeof review>

export const tally = z.strictObject({
  average: z.nullable(z.number()),
  count: z.int(),
  /** How many gave one star, two, up to five. */
  stars: z.array(z.int()).check(z.length(5)),
})
export type Tally = z.output<typeof tally>
