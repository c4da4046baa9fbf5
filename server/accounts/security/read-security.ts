import { sql } from 'kysely'
import type { readSecurity as route } from '#contract/accounts/security.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

export const readSecurity: Verb<typeof route> = async (tx, actor, _input, now) => {
  const { rows } = await sql<{
    email: string
    new_email: string | null
    changed_at: Date | null
    since: Date | null
    codes_left: number
    tokens: number
  }>`
    select users.email, users.password_changed_at as changed_at,
      (select new_email from account_tokens where user_id = users.id and purpose = 'new_address'
        and used_at is null and expires_at > ${now} order by made_at desc, id desc limit 1) as new_email,
      (select confirmed_at from second_factors where user_id = users.id) as since,
      (select count(*)::integer from recovery_codes where user_id = users.id and used_at is null) as codes_left,
      (select count(*)::integer from access_tokens where user_id = users.id and expires_at > ${now}) as tokens
    from users where users.id = ${actor.id}::uuid`.execute(tx)
  const [known] = rows
  if (!known) throw new Refusal('signed_out')
  return {
    email: known.email,
    newEmail: known.new_email,
    passwordChangedAt: known.changed_at?.toISOString() ?? null,
    secondFactorSince: known.since?.toISOString() ?? null,
    recoveryCodesLeft: known.codes_left,
    accessTokens: known.tokens,
  }
}
