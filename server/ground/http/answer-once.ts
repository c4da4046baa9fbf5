import { sql } from 'kysely'
import type { Route } from '#contract/route.ts'
import type { Actor, Tx } from '../data/db.ts'
import { tryLock } from '../data/lock.ts'
import type { House } from '../house.ts'
import type { Cookies } from './cookies.ts'
import { Refusal } from './refusal.ts'

type Answer = { status: number; body: unknown }

/**
 * For an answer that only a person's own key may seal: the id of its subject is stored instead, and a repeated
 * request reads it again.
 */
export type ReadAgain<Body, Input> = {
  subjectOf: (answer: Body, input: Input) => string
  read: (tx: Tx, actor: Actor, subject: string, house: House, now: Date) => Promise<Body>
}

/** The parts of a request that have to match for it to count as repeated. */
type Keyed = {
  idempotencyKey: string | undefined
  params: unknown
  query: unknown
  body: unknown
  version?: number | undefined
  cookies: Cookies
  address: string
  agent: string
}
type Asked = { route: Route; request: Keyed; actor: Actor; now: Date }

/** Stores the first answer to a key in the transaction of the change that it reports; a refusal stores nothing. */
export async function answerOnce<Body>(
  tx: Tx,
  house: House,
  { route, request, actor, now }: Asked,
  readAgain: { subjectOf: (answer: Body) => string; read: (subject: string) => Promise<Body> } | undefined,
  work: () => Promise<Body>,
): Promise<Answer> {
  const { cookies } = request
  const { status } = route
  if (route.method === 'GET' || !request.idempotencyKey) return { status, body: await work() }
  const key = keyFor(house, actor, request.idempotencyKey, request)
  const fingerprint = fingerprintOf(house, route, request)
  const sealedTo = `answered_requests:${actor.id}:${key}`
  // While another request with the key is in flight, its row is not visible yet; the lock shows it.
  const [isFree, known] = await Promise.all([
    tryLock(tx, sealedTo),
    tx
      .selectFrom('answered_requests')
      .select(['fingerprint', 'status', 'subject', 'body_sealed'])
      .where('actor', '=', actor.id)
      .where('key', '=', key)
      .executeTakeFirst(),
  ])
  if (!isFree) throw new Refusal('same_request_in_flight', { retryAfter: 1 })
  if (known) {
    if (known.fingerprint !== fingerprint) throw new Refusal('key_used_for_another_request')
    const { subject, body_sealed: sealed } = known
    if (subject && readAgain) return { status: known.status, body: await readAgain.read(subject) }
    return { status: known.status, body: sealed && JSON.parse(house.keys.open(sealed, sealedTo)) }
  }
  const carried = cookies.lines.length
  const body = await work()
  // An answer that sets cookies is for this browser only, so it is not stored.
  if (cookies.lines.length === carried)
    await tx
      .insertInto('answered_requests')
      .values({
        actor: actor.id,
        key,
        fingerprint,
        status,
        at: now,
        ...(readAgain
          ? { subject: readAgain.subjectOf(body) }
          : { body_sealed: house.keys.seal(JSON.stringify(body), sealedTo) }),
      })
      .execute()
  return { status, body }
}

/**
 * For requests that move money before their verb's transaction and get a new answer each time: from the first attempt
 * on, the key belongs to this request alone, whatever its outcome.
 */
export async function reserveKey(house: House, { route, request, actor, now }: Asked): Promise<void> {
  if (!request.idempotencyKey || !actor.id) return
  const key = request.idempotencyKey
  const fingerprint = fingerprintOf(house, route, request)
  await house.db.as(actor, async (tx) => {
    await sql`
      insert into answered_requests (actor, key, fingerprint, status, at)
        values (${actor.id}, ${key}, ${fingerprint}, ${route.status}, ${now}) on conflict do nothing`.execute(
      tx,
    )
    const known = await tx
      .selectFrom('answered_requests')
      .select('fingerprint')
      .where('actor', '=', actor.id)
      .where('key', '=', key)
      .executeTakeFirst()
    if (known?.fingerprint !== fingerprint) throw new Refusal('key_used_for_another_request')
  })
}

/** The request may contain a password: without our key, no guess can be checked against this mark. */
const fingerprintOf = ({ keys }: House, { method, path }: Route, { params, query, body, version }: Keyed) =>
  keys.mark('answered_requests', JSON.stringify([method, path, params, query, body, version]))

/**
 * Visitors have no id to separate their keys, so a key counts only for the browser that sent it; a guess is useless.
 */
function keyFor({ keys }: House, actor: Actor, key: string, { cookies, address, agent }: Keyed): string {
  if (actor.id) return key
  return keys.mark('answered_requests.key', JSON.stringify([cookies.device ?? [address, agent], key]))
}
