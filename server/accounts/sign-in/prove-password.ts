import type { provePassword as route } from '#contract/accounts/sign-in.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { loadSessionView } from '../load.ts'
import { verifyPassword } from '../passwords.ts'
import { renewToken } from './open-session.ts'
import { assertSecondFactor } from './spend-code.ts'

export const provePassword: Verb<typeof route> = async (tx, actor, { code }, now, house, context) => {
  if (!context.session) throw new Refusal('signed_out')
  await assertSecondFactor(tx, actor, house, context.session, code, now)
  const session = await renewToken(tx, context.session, { proven: true }, now, context)
  await record(tx, actor, 'session.proven', actor.id, now)
  return { session: await loadSessionView(tx, session) }
}

/**
 * Checked before any sensitive action; `wrong_credentials` names this field. Returns the hash that the password
 * matched.
 */
export async function assertPassword(
  { db }: House,
  { actor }: Caller,
  password: string,
  field: string,
): Promise<string> {
  const [account] = await db.read(actor, (tx) =>
    tx.selectFrom('users').select('password_hash').where('id', '=', actor.id),
  )
  const isRight = await verifyPassword(account?.password_hash ?? null, password)
  if (!isRight || !account?.password_hash) throw wrongPassword(field)
  return account.password_hash
}

export const wrongPassword = (field: string) =>
  new Refusal('wrong_credentials', { fields: [{ field, code: 'password_wrong' }] })
