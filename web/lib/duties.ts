import { type Duty, hasDuty } from '#contract/accounts/role.ts'
import { useKnownSession } from '../app/session.ts'

/** The duties of the signed-in admin. Until the session is known, the page is rendered as for an owner. */
export function useDuties(): { held: readonly Duty[]; has: (...wanted: readonly Duty[]) => boolean } {
  const known = useKnownSession()
  const held = known.state === 'signed_in' ? known.session.duties : allOfThem
  return { held, has: (...wanted) => hasDuty(held, ...wanted) }
}

const allOfThem: readonly Duty[] = ['owner']
