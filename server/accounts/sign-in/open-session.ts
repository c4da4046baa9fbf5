import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Role } from '#contract/accounts/role.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { RequestContext } from '#server/ground/http/bind.ts'
import { extendedUntil, hashToken, lifetimes, type Session } from '#server/ground/http/session.ts'
import { endAccessTokens } from '../security/access-tokens/end-access-tokens.ts'

const most = 10

type Fresh = Pick<Session, 'user_id' | 'role' | 'started_at' | 'expires_at' | 'ends_at'>

/** Calculates how long a session will last; writes nothing yet. */
export function planSession(userId: string, role: Role, now: Date): Fresh {
  const ends_at = absoluteEnd(role, now)
  return {
    user_id: userId,
    role,
    started_at: now,
    ends_at,
    expires_at: extendedUntil({ role, ends_at }, now),
  }
}

/**
 * Issues a new token to this browser, which is a known device from now on. Beyond the limit one session ends: a
 * client that names no browser never replaces one that does, and sessions that were used again outlast those that
 * were not. A time that this browser holds as a visitor becomes the person's.
 */
export async function openSession(
  tx: Tx,
  { user_id, role, expires_at, ends_at }: Fresh,
  now: Date,
  { cookies, agent }: Pick<RequestContext, 'cookies' | 'agent'>,
  /** The counters of wrong passwords to reset. */
  { tries, fails = '' }: { tries: readonly string[]; fails?: string } = { tries: [] },
): Promise<void> {
  const { browser, system } = deviceOf(agent)
  const device = cookies.device ?? randomSecret()
  const token = randomSecret()
  await sql`
    with fresh as (
      insert into sessions (user_id, token_hash, active_role, browser, system, started_at, seen_at, expires_at, ends_at, proven_at)
      values (${user_id}::uuid, ${hashToken(token)}, ${role}, ${browser}, ${system}, ${now}, ${now}, ${expires_at}, ${ends_at}, ${now})
    ), replaced as (
      delete from sessions where id in (
        select id from sessions where user_id = ${user_id}::uuid and (browser is null) = ${browser === null}
        order by expires_at > ${now} desc, seen_at > started_at desc, seen_at desc, id desc offset ${most - 1})
    )
    insert into known_devices (user_id, device_hash, first_seen_at, last_seen_at)
    select ${user_id}::uuid, ${hashToken(device)}, ${now}::timestamptz, ${now}::timestamptz
      from (select app.forgive_sign_in(${[...tries]}, ${fails}), app.adopt_visitor_hold(${hashToken(device)})) as forgiven
    on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at`.execute(tx)
  cookies.setSession(token, lifetimes[role].whole / 1_000)
  cookies.setDevice(device)
}

/** The same session under a new token, with other rights or a new proof of the password. */
export async function renewToken(
  tx: Tx,
  session: Session,
  changes: { role?: Role; proven?: boolean },
  now: Date,
  { cookies }: Pick<RequestContext, 'cookies'>,
): Promise<Session> {
  const role = changes.role ?? session.role
  const proven_at = changes.proven ? now : session.proven_at
  const ends_at = changes.role ? absoluteEnd(role, proven_at) : session.ends_at
  const expires_at = extendedUntil({ role, ends_at }, now)
  const token = randomSecret()
  await tx
    .updateTable('sessions')
    .set({ token_hash: hashToken(token), active_role: role, seen_at: now, expires_at, ends_at, proven_at })
    .where('id', '=', session.id)
    .execute()
  cookies.setSession(token, Math.ceil((ends_at.getTime() - now.getTime()) / 1_000))
  return { ...session, role, seen_at: now, expires_at, ends_at, proven_at }
}

/**
 * Each role has its own session lifetime, counted from the last proof: the month of a patient does not carry over to
 * an admin.
 */
export const absoluteEnd = (role: Role, provenAt: Date) =>
  new Date(provenAt.getTime() + lifetimes[role].whole)

/** Ends all of a person's sessions, or all but `keep`. The access tokens of their programs end as well. */
export async function endSessions(tx: Tx, userId: string, keep?: string): Promise<void> {
  await endAccessTokens(tx, userId)
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('id', '!=', keep as string))
    .execute()
}

/** A random value for a cookie. */
export const randomSecret = () => randomBytes(32).toString('base64url')

/** The usual names of browser and system. The order matters: most user agents name other browsers as well. */
export function deviceOf(agent: string): { browser: string | null; system: string | null } {
  return { browser: firstOf(browsers, agent), system: firstOf(systems, agent) }
}

const firstOf = (known: readonly (readonly [RegExp, string])[], agent: string) =>
  known.find(([pattern]) => pattern.test(agent))?.[1] ?? null

const browsers = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const
