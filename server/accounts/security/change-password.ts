import type { changePassword as route } from '#contract/accounts/security.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { hashNewPassword } from '../hash-new-password.ts'
import { loadSessionView } from '../load.ts'
import { endSessions, renewToken } from '../sign-in/open-session.ts'
import { assertPassword, wrongPassword } from '../sign-in/prove-password.ts'
import { assertSecondFactor } from '../sign-in/spend-code.ts'
import { voidTokens } from '../void-tokens.ts'

type Ready = { shown: string; hash: string }

export const changePassword: Verb<typeof route, Ready> = async (tx, actor, { code }, now, house, context) => {
  if (!context.session) throw new Refusal('signed_out')
  await assertSecondFactor(tx, actor, house, context.session, code, now)
  const { shown, hash } = context.ready
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: hash, password_changed_at: now })
    .where('id', '=', actor.id)
    .where('password_hash', '=', shown)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw wrongPassword('currentPassword')
  await endSessions(tx, actor.id, context.session.id)
  // If a thief has requested a new address, it must not be confirmed afterwards.
  await voidTokens(tx, actor.id, ['reset', 'new_address'], now)
  const session = await renewToken(tx, context.session, { proven: true }, now, context)
  await record(tx, actor, 'account.password_changed', actor.id, now, { by: 'change' })
  return { session: await loadSessionView(tx, session) }
}

export async function preparePassword(
  house: House,
  { currentPassword, password }: InputOf<typeof route>,
  caller: Caller,
): Promise<Ready> {
  const shown = await assertPassword(house, caller, currentPassword, 'currentPassword')
  return { shown, hash: await hashNewPassword(house, caller.actor, password) }
}
