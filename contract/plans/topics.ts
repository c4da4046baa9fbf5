import * as z from 'zod/mini'
import { id } from '#contract/fields.ts'

/** A plan was published, or is followed no longer. */
export const planTopics = { plans: z.strictObject({ id }) }
