import { erasedAfter } from '#contract/accounts/grace.ts'
import type { deleteAccount as route } from '#contract/accounts/security.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { rolesOf } from '../load.ts'
import { assertNotLastOwner } from '../people/last-owner.ts'
import { endSessions } from '../sign-in/open-session.ts'
import { voidTokens } from '../void-tokens.ts'

/** Closes the account to everybody; until the erasure its owner may restore it by signing in. */
export const deleteAccount: Verb<typeof route> = async (tx, actor, _input, now, _house, { cookies }) => {
  const erasesAt = erasedAfter(now)
  // Checked before anything is written, as when a role is revoked or an account suspended.
  const roles = await rolesOf(tx, actor.id)
  if (roles.some(({ roleType }) => roleType === 'admin')) await assertNotLastOwner(tx, actor.id)
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ leaving_at: now, erases_at: erasesAt })
    .where('id', '=', actor.id)
    .where('leaving_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) {
    await endSessions(tx, actor.id)
    await voidTokens(tx, actor.id, ['reset', 'new_address'], now)
    await record(tx, actor, 'account.leaving', actor.id, now)
  }
  cookies.clearSession()
  return { erasesAt: erasesAt.toISOString() }
}
