import type { readSecurity } from '#contract/accounts/security.ts'
import type { OutputOf } from '#contract/route.ts'

export type Security = OutputOf<typeof readSecurity>

/** Props of each security section. */
export type SecurityProps = { readonly security: Security }
