import type { readSecurity } from '#contract/accounts/security.ts'
import type { OutputOf } from '#contract/route.ts'

export type Security = OutputOf<typeof readSecurity>

/** What each section about security is given. */
export type SecurityProps = {
  readonly security: Security
  /** Asks the server again, after something has changed. */
  readonly onChanged: () => void
}
