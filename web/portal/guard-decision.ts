import type { Role } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import type { Address } from '#web/app/address.ts'
import type { SessionState } from '#web/app/session-store.ts'
import { homeOf } from '#web/lib/home-of.ts'

export type Decision =
  | { readonly to: 'wait' | 'fail' | 'switch' }
  /** `back`: return to this page after signing in. */
  | { readonly to: 'sign_in'; readonly back: boolean }
  | { readonly to: 'leave'; readonly home: Address }
  | { readonly to: 'show'; readonly session: Session }

/** Decides whether a session may see the pages of a role, and where it is sent otherwise. */
export function decide(known: SessionState, role: Role, wasIn: boolean): Decision {
  if (known.state === 'loading') return { to: 'wait' }
  if (known.state === 'unreachable') return { to: 'fail' }
  if (known.state === 'signed_out') return { to: 'sign_in', back: !(known.left && wasIn) }
  const { activeRole, user } = known.session
  if (activeRole === role) return { to: 'show', session: known.session }
  // A person who was inside has switched roles, here or in another tab: switching back would undo that.
  const mayEnter = !wasIn && user.roles.some(({ roleType }) => roleType === role)
  return mayEnter ? { to: 'switch' } : { to: 'leave', home: homeOf(activeRole) }
}
