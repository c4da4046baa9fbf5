import * as z from 'zod/mini'
import { id } from '#contract/fields.ts'

export const person = z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })
