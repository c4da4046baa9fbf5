import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import type { Actor } from '#server/data/db.ts'
import type { House } from '#server/house.ts'

/** Who holds a session's token, as one statement tells it. */
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
}

/** The hash under which a token is stored. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export async function findSession({ db, clock }: House, token: string): Promise<Session | null> {
  const [session] = await db.ask(
    sql<Session>`select * from app.session_of(${hashOf(token)}, ${clock.now()}::timestamptz)`,
  )
  return session ?? null
}

const minute = 60_000
const hour = 60 * minute

/** How long a session lasts without a request, and how long at most. */
export const lifetimes: Record<Role, { idle: number; whole: number }> = {
  patient: { idle: 24 * hour, whole: 30 * 24 * hour },
  dietitian: { idle: hour, whole: 12 * hour },
  admin: { idle: 15 * minute, whole: 8 * hour },
}

/** The end that a session has after a sign of life, never past its own last one. */
export const extended = ({ role, ends_at }: Pick<Session, 'role' | 'ends_at'>, now: Date) =>
  new Date(Math.min(ends_at.getTime(), now.getTime() + lifetimes[role].idle))

export const isProven = ({ proven_at }: Session, now: Date) =>
  now.getTime() - proven_at.getTime() <= 10 * minute

/** Whoever acts as an admin, and has shown the second factor where it is asked for. */
export const actsAsAdmin = (session: Session | null): boolean =>
  session?.role === 'admin' && !session.second_factor_due

/** A real request keeps its session alive; once a minute is enough to know. */
export async function touchSession(
  house: House,
  session: Session,
  actor: Actor,
  now: Date,
): Promise<Session> {
  if (now.getTime() - session.seen_at.getTime() < minute) return session
  const touched = { ...session, seen_at: now, expires_at: extended(session, now) }
  await house.db.read(actor, (tx) =>
    tx
      .updateTable('sessions')
      .set({ seen_at: now, expires_at: touched.expires_at })
      .where('id', '=', session.id),
  )
  return touched
}
