import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import type { Actor, Entry } from '../data/db.ts'
import { type House, perHouse } from '../house.ts'

/** A session and its holder, as read by one statement. */
export type Session = {
  id: string
  user_id: string
  role: Role
  language: Language
  started_at: Date
  seen_at: Date
  expires_at: Date
  ends_at: Date
  proven_at: Date
  second_factor: boolean
  second_factor_due: boolean
  /** Changes whenever a fact that is shown of the account changes, and whenever the session is kept alive. */
  version: string
  /** The number of changes to the person's notification list. */
  last_notification: number
}

/** The hash under which a token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const entering = (hash: string, now: Date) =>
  sql<Session>`select * from app.enter(${hash}, ${now}::timestamptz)`

export async function findSession(house: House, token: string): Promise<Session | null> {
  const hash = hashToken(token)
  const [session] = await house.db.ask(entering(hash, house.clock.now()))
  if (session) remember(house, hash, session)
  else rememberedBy(house).delete(hash)
  return session ?? null
}

/** The session has changed since it was last read. */
export class SessionChanged extends Error {
  override name = 'SessionChanged'
}

/**
 * A session as it was last read, with the statement that checks in the database whether it is unchanged. The results
 * of the statements sent behind that one count only if it is.
 */
export function recallSession(
  house: House,
  token: string,
  { keepsAlive }: { keepsAlive: boolean },
): { session: Session; entry: Entry; isConfirmed: () => boolean } | null {
  const hash = hashToken(token)
  const known = rememberedBy(house).get(hash)
  const now = house.clock.now()
  if (!known || (keepsAlive && !isFresh(known, now))) return null
  const session = { ...known }
  let confirmed = false
  return {
    session,
    isConfirmed: () => confirmed,
    entry: {
      statement: entering(hash, now),
      admit(rows) {
        const [found] = rows as Session[]
        if (!found || !isSame(found, known)) throw new SessionChanged()
        Object.assign(session, found)
        remember(house, hash, found)
        confirmed = true
      },
    },
  }
}

const rememberedBy = perHouse(() => new Map<string, Session>())
const mostRemembered = 20_000

function remember(house: House, hash: string, session: Session): void {
  const sessions = rememberedBy(house)
  if (sessions.size >= mostRemembered && !sessions.has(hash)) sessions.clear()
  sessions.set(hash, session)
}

/** The same except for the times that change when the session is kept alive. */
const isSame = (one: Session, other: Session) =>
  lasting.every((name) => one[name] === other[name]) &&
  one.proven_at.getTime() === other.proven_at.getTime() &&
  one.ends_at.getTime() === other.ends_at.getTime()

const lasting = ['id', 'user_id', 'role', 'language', 'second_factor', 'second_factor_due'] as const

const minute = 60_000
const hour = 60 * minute

/** How long a session lasts without a request, and how long in total. */
export const lifetimes: Record<Role, { idle: number; whole: number }> = {
  patient: { idle: 24 * hour, whole: 30 * 24 * hour },
  dietitian: { idle: hour, whole: 12 * hour },
  admin: { idle: 15 * minute, whole: 8 * hour },
}

/** When a session expires after a request now, never later than its absolute end. */
export const extendedUntil = ({ role, ends_at }: Pick<Session, 'role' | 'ends_at'>, now: Date) =>
  new Date(Math.min(ends_at.getTime(), now.getTime() + lifetimes[role].idle))

export const isProven = ({ proven_at }: Session, now: Date) =>
  now.getTime() - proven_at.getTime() <= 10 * minute

/** Whether the caller acts as an admin and has passed the second factor, if one is required. */
export const actsAsAdmin = (session: Session | null): boolean =>
  session?.role === 'admin' && !session.second_factor_due

const isFresh = ({ seen_at }: Session, now: Date) => now.getTime() - seen_at.getTime() < minute

/** A user's request keeps the session alive; recording it once a minute is enough. */
export async function touchSession(
  house: House,
  session: Session,
  actor: Actor,
  now: Date,
): Promise<Session> {
  if (isFresh(session, now)) return session
  const touched = { ...session, seen_at: now, expires_at: extendedUntil(session, now) }
  await house.db.read(actor, (tx) =>
    tx
      .updateTable('sessions')
      .set({ seen_at: now, expires_at: touched.expires_at })
      .where('id', '=', session.id),
  )
  return touched
}
