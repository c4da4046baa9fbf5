import * as z from 'zod/mini'
import { id } from '../fields.ts'

/** An alternative that was eaten in place of the planned food. */
export const swap = z.strictObject({ item: id, food: id })
