import type * as z from 'zod/mini'
import type { person } from '#contract/accounts/people.ts'

/** What an admin sees of an account. */
export type Person = z.output<typeof person>
