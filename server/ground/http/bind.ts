import { sql } from 'kysely'
import { dutiesFor, type InputOf, type OutputOf, type Route } from '#contract/route.ts'
import { DatabaseGone } from '../data/database-faults.ts'
import { type Actor, type Entry, type Tx, visitor } from '../data/db.ts'
import type { House } from '../house.ts'
import { admitToken } from './access-token.ts'
import { answerOnce, type ReadAgain, reserveKey } from './answer-once.ts'
import { isInAudience } from './audience.ts'
import { checkInput } from './check-input.ts'
import type { Cookies } from './cookies.ts'
import { type Limit, spendAll } from './limits.ts'
import { queuePerPerson } from './queue-per-person.ts'
import { Refusal } from './refusal.ts'
import { findSession, isProven, recallSession, type Session, touchSession } from './session.ts'
import type { Upload } from './upload.ts'

export type Verb<R extends Route, Ready = unknown> = (
  tx: Tx,
  actor: Actor,
  input: InputOf<R>,
  now: Date,
  house: House,
  context: RequestContext<Ready>,
) => Promise<OutputOf<R>>

/** A request as the rooms see it, independent of the framework. */
export type Incoming = {
  params: unknown
  query: unknown
  body: unknown
  language: Actor['language'] | null
  address: string
  /** The `User-Agent` header. */
  agent: string
  cookies: Cookies
  /** Programs send it instead of cookies. */
  accessToken?: string | undefined
  idempotencyKey: string | undefined
  /** The page sent this without an action of the user, so it does not keep the session alive. */
  isUnattended?: boolean
  /** Versions that the caller already has (`If-None-Match`). */
  ifNoneMatch?: string | undefined
  /** The version a change is based on (`If-Match`); -1 for a value that cannot be one. */
  version?: number | undefined
  /** The file sent instead of JSON, not read yet. */
  upload?: Upload | undefined
}

/** The parts of the request itself that a verb may use. */
export type RequestContext<Ready = unknown> = Pick<
  Incoming,
  'address' | 'agent' | 'cookies' | 'upload' | 'version'
> & {
  session: Session | null
  /** The result of `before`, which ran ahead of the transaction. */
  ready: Ready
}

export type Bound = {
  route: Route
  answer(house: House, request: Incoming): Promise<Answer>
}

export type Answer = { status: number; body: unknown; headers?: Readonly<Record<string, string>> }

type Options<R extends Route, Ready> = {
  /** Throws when the limit is exceeded; counted on this node only. */
  limit?: (caller: Caller, input: InputOf<R>, now: Date, house: House) => void
  /** Counted across all nodes, before any work is done. */
  limits?: (input: InputOf<R>, caller: Caller) => readonly (readonly [Limit, string])[]
  /** Work that is slow or must survive a refusal; no connection is held meanwhile. */
  before?: (house: House, input: InputOf<R>, caller: Caller) => Promise<Ready>
  /** The transaction's actor, for example after a password or a link has proven who the caller is. */
  shownAs?: (ready: Ready, caller: Caller) => Actor
  /** Names something that many requests may want at the same time: one runs, the others wait without a connection. */
  queueOf?: (input: InputOf<R>, caller: Caller) => string
  /** The answer must not be stored, not even sealed: a repeated request gets a new one. */
  neverStored?: boolean
  /** Money moves before the transaction, so a key reused for another request is refused before anything moves. */
  holdsKey?: boolean
  readAgain?: ReadAgain<OutputOf<R>, InputOf<R>>
}

export type Caller = Omit<RequestContext, 'ready'> & { actor: Actor }

/** Binds a verb to its route: audience, input, limits, one transaction, one answer per Idempotency-Key. */
export function bind<R extends Route, Ready = undefined>(
  route: R,
  verb: Verb<R, Ready>,
  {
    limit,
    limits,
    before,
    shownAs,
    queueOf,
    neverStored = false,
    holdsKey = false,
    readAgain,
  }: Options<R, Ready> = {},
): Bound {
  const isQuick = !before && !limits
  return {
    route,
    answer: (house, request) =>
      authenticateAndRun(house, route, request, isQuick, async (caller, entry) => {
        const input = checkInput(route, request)
        limit?.(caller, input, house.clock.now(), house)
        if (limits) await spendAll(house, limits(input, caller))
        if (holdsKey) await reserveKey(house, { route, request, actor: caller.actor, now: house.clock.now() })
        const ready = (await before?.(house, input, caller)) as Ready
        const actor = shownAs?.(ready, caller) ?? caller.actor
        const attempt = () => {
          const now = house.clock.now()
          const inside = async (tx: Tx) => {
            const work = () => verb(tx, actor, input, now, house, { ...caller, ready })
            if (neverStored || route.takesFile) return { status: route.status, body: await work() }
            const stored = readAgain && {
              subjectOf: (answer: OutputOf<R>) => readAgain.subjectOf(answer, input),
              read: (subject: string) => readAgain.read(tx, actor, subject, house, now),
            }
            return answerOnce(tx, house, { route, request, actor, now }, stored, work)
          }
          return house.db.as(actor, inside, entry)
        }
        return queueOf ? queuePerPerson(queueOf(input, caller), attempt) : attempt()
      }),
  }
}

/**
 * A remembered session is trusted at first: the work begins, and its first statement checks that the session is still
 * valid. If anything fails before that is confirmed, the request starts over through `admit`.
 */
export async function authenticateAndRun<T>(
  house: House,
  route: Route,
  request: Incoming,
  isQuick: boolean,
  work: (caller: Caller, entry?: Entry) => Promise<T>,
): Promise<T> {
  const { session: token } = request.cookies
  const known =
    isQuick && asksWho(route) && !dutiesFor(route) && !route.needsProof && !route.takesFile && token
      ? recallSession(house, token, { keepsAlive: keepsAlive(route, request) })
      : null
  if (known) {
    try {
      return await work(assertFor(route, callerOf(request, known.session)), known.entry)
    } catch (fault) {
      if (known.isConfirmed() || fault instanceof DatabaseGone) throw fault
    }
  }
  return work(await admit(house, route, request))
}

/** Identifies the caller, and refuses a route that is not open to the caller. */
export async function admit(house: House, route: Route, request: Incoming): Promise<Caller> {
  const { cookies, upload } = request
  if (request.accessToken !== undefined) {
    const actor = await admitToken(house, route, request.accessToken, request.language)
    await assertDuty(house, route, actor)
    if (route.takesFile && !upload) throw new Refusal('unsupported_media_type')
    return { ...callerOf(request, null), actor }
  }
  const session = asksWho(route) && cookies.session ? await findSession(house, cookies.session) : null
  const caller = assertFor(route, callerOf(request, session))
  if (route.audience === 'anyone' || !session) return caller
  await assertDuty(house, route, caller.actor)
  const now = house.clock.now()
  if (route.needsProof && !isProven(session, now)) throw new Refusal('proof_needed')
  const touched = keepsAlive(route, request) ? await touchSession(house, session, caller.actor, now) : session
  if (route.takesFile && !upload) throw new Refusal('unsupported_media_type')
  return { ...caller, session: touched }
}

const keepsAlive = ({ audience }: Route, { isUnattended = false }: Incoming) =>
  audience !== 'anyone' && !isUnattended

const asksWho = ({ audience, looksAtSession }: Route) => audience !== 'anyone' || looksAtSession

function callerOf(
  { cookies, address, agent, upload, version, language }: Incoming,
  session: Session | null,
): Caller {
  const actor = session
    ? { id: session.user_id, role: session.role, language: language ?? session.language }
    : visitor(language ?? 'en')
  return { actor, session, cookies, address, agent, upload, version }
}

function assertFor({ audience }: Route, caller: Caller): Caller {
  const { session } = caller
  if (audience === 'anyone') return caller
  if (!session) throw new Refusal('signed_out')
  if (!isInAudience(audience, session.role)) throw new Refusal('wrong_audience')
  if (audience === 'admin' && session.second_factor_due) throw new Refusal('second_factor_due')
  return caller
}

/** Checked on every request: a duty that was withdrawn a moment ago gives access to nothing. */
async function assertDuty(house: House, route: Route, actor: Actor): Promise<void> {
  const duties = dutiesFor(route)
  if (!duties || actor.role !== 'admin') return
  const [found] = await house.db.read(
    actor,
    () => sql<{ has: boolean }>`select app.has_duty(variadic ${[...duties]}::text[]) as has`,
  )
  if (!found?.has) throw new Refusal('duty_missing')
}
