import type pg from 'pg'
import { hashPassword } from '#server/accounts/passwords.ts'
import { hashToken } from '#server/ground/http/session.ts'

/** A patient with a session and a known device. */
export type Caller = {
  email: string
  session: string
  sessionHash: string
  device: string
  deviceHash: string
}

export const callersPassword = 'sumac-and-za’atar'

const called = (name: string): Caller[] =>
  Array.from({ length: 200 }, (_, at) => {
    const token = (of: string) => `${of}-${name}-${String(at).padStart(4, '0')}`.padEnd(43, 'x')
    return {
      email: `${name}-${at}@example.sa`,
      session: `sid=${token('s')}`,
      sessionHash: hashToken(token('s')),
      device: `device=${token('d')}`,
      deviceHash: hashToken(token('d')),
    }
  })

export const callers = called('caller')
/**
 * A person with too many sessions loses the oldest, so people who sign in repeatedly are kept apart from the callers,
 * whose sessions are needed.
 */
const newcomers = called('newcomer')

/** Cycles through the people, one after the other. */
const inTurn = (people: readonly Caller[]) => {
  let asked = 0
  return () => people[asked++ % people.length] as Caller
}
export const nextCaller = inTurn(callers)
export const nextNewcomer = inTurn(newcomers)

export async function fillCallers(owner: pg.Client) {
  const everybody = [...callers, ...newcomers]
  const hash = await hashPassword(callersPassword)
  await owner.query('begin')
  await owner.query(
    `insert into users (email, password_hash, language, created_at, confirmed_at)
      select email, $2, 'ar', now(), now() from unnest($1::text[]) as email`,
    [everybody.map(({ email }) => email), hash],
  )
  await owner.query(
    `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
      select id, 'patient', true, now(), '' from users`,
  )
  await owner.query(
    `insert into profiles (id, first_name, last_name, updated_at) select id, 'Sara', 'Al-Qahtani', now() from users`,
  )
  for (const { email, sessionHash, deviceHash } of everybody) {
    await owner.query(
      `with person as (select id from users where email = $1), device as (
        insert into known_devices select id, $3, now(), now() from person)
      insert into sessions (user_id, token_hash, active_role, started_at, seen_at, expires_at, ends_at, proven_at)
        select id, $2, 'patient', now(), now(), now() + interval '1 day', now() + interval '30 days', now() from person`,
      [email, sessionHash, deviceHash],
    )
  }
  await owner.query('commit')
}
