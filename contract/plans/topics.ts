import * as z from 'zod/mini'
import { id } from '#contract/fields.ts'

/** A plan was published or ended, or one of its meals was recorded. */
export const planTopics = { plans: z.strictObject({ id }) }
