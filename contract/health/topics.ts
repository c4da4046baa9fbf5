import * as z from 'zod/mini'
import { id } from '#contract/fields.ts'

/** Something in somebody’s record has changed: measures, goals, what is shared. */
export const healthTopics = { health: z.strictObject({ person: id }) }
