import type * as z from 'zod/mini'
import type { person } from '#contract/accounts/roles.ts'

/** What an admin sees of an account. */
export type Person = z.output<typeof person>
