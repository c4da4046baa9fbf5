import * as z from 'zod/mini'
import { id } from '#contract/fields.ts'

/** Something in a patient’s record has changed: measures, goals or sharing. */
export const healthTopics = { health: z.strictObject({ person: id }) }
