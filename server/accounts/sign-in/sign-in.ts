import { sql } from 'kysely'
import type { Role } from '#contract/accounts/role.ts'
import type { signIn as route } from '#contract/accounts/sign-in.ts'
import type { Language } from '#contract/language.ts'
import type { InputOf } from '#contract/route.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { hashPassword, isOutdated, verifyPassword } from '../passwords.ts'
import { cancelDeletion } from './cancel-deletion.ts'
import { attemptCounter } from './clear-failed-attempts.ts'
import { spendCode } from './spend-code.ts'
import { startSession } from './start-session.ts'

/** The account whose password was right, and the counters of wrong passwords that are still to be reset. */
export type VerifiedAccount = Tried & { user_id: string; fresh_hash: string | null }

export const signIn: Verb<typeof route, VerifiedAccount> = async (tx, actor, input, now, house, context) => {
  const { ready: shown } = context
  if (shown.suspended) throw new Refusal('account_suspended')
  if (!shown.confirmed) throw new Refusal('address_not_confirmed')
  if (shown.second_factor) {
    if (input.code === undefined) throw new Refusal('second_factor_needed')
    await spendCode(tx, actor, house, shown.user_id, input.code, now)
  }
  const { user_id: userId } = shown
  if (shown.erases_at) await cancelDeletion(tx, actor, shown.erases_at, input.keepAccount, userId, now)
  const changes = {
    ...(shown.fresh_hash && { password_hash: shown.fresh_hash }),
    ...(input.language && input.language !== shown.language && { language: input.language }),
  }
  if (Object.keys(changes).length > 0)
    await tx.updateTable('users').set(changes).where('id', '=', userId).execute()
  return startSession(
    tx,
    actor,
    shown,
    { tries: [shown.try_key], ...(!shown.known && { fails: shown.fails_key }) },
    now,
    context,
  )
}

type Tried = {
  user_id: string | null
  password_hash: string | null
  language: Language
  primary_role: Role
  confirmed: boolean
  suspended: boolean
  second_factor: boolean
  known: boolean
  has_devices: boolean
  try_key: string
  fails_key: string
  wait_until: Date | null
  /** For a closed account: the moment until which it can be restored. */
  erases_at: Date | null
}

/** Counts first and hashes second, both for any address, so that nobody learns whether the address has an account. */
export async function tryPassword(
  house: House,
  { email, password }: InputOf<typeof route>,
  { address, cookies }: Caller,
): Promise<VerifiedAccount> {
  const { db, keys, clock, settings } = house
  const now = clock.now()
  const device = cookies.device ? hashToken(cookies.device) : ''
  const mark = (whose: string) => keys.mark('sign_in', whose)
  const failsKey = mark(`fails ${address}`)
  const [tried] = await db.ask(
    sql<
      Omit<Tried, 'fails_key'>
    >`select * from app.try_sign_in(${email}, ${device}, ${attemptCounter(keys, email)},
      ${attemptCounter(keys, email, device)}, ${mark(`burst ${address}`)}, ${failsKey},
      ${settings.rateLimitScale}::double precision, ${now}::timestamptz)`,
  )
  if (!tried) throw new Error('the sign-in attempt was not counted')
  if (tried.wait_until)
    throw new Refusal('rate_limited', {
      retryAfter: Math.max(1, Math.ceil((tried.wait_until.getTime() - now.getTime()) / 1_000)),
    })
  const isRight = await verifyPassword(tried.password_hash, password)
  if (!isRight || !tried.user_id || !tried.password_hash) {
    house.log('info', 'sign_in.refused')
    throw new Refusal('wrong_credentials')
  }
  return {
    ...tried,
    user_id: tried.user_id,
    fails_key: failsKey,
    fresh_hash: isOutdated(tried.password_hash) ? await hashPassword(password) : null,
  }
}

export const asVerifiedAccount = ({ user_id, primary_role }: VerifiedAccount, { actor }: Caller): Actor => ({
  id: user_id,
  role: primary_role,
  language: actor.language,
})
