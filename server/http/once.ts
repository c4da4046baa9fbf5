import { sql } from 'kysely'
import type { Route } from '#contract/route.ts'
import { type Actor, askFirst, atTheEnd, conclude, type Tx } from '#server/data/db.ts'
import type { House } from '#server/house.ts'
import type { Cookies } from './cookies.ts'
import { Refusal } from './refusal.ts'

/** The request has had its effect: whatever its verb did this time is undone. */
export class AnsweredBefore extends Error {
  override name = 'AnsweredBefore'
  readonly status: number
  readonly subject: string | null
  readonly body: () => unknown

  constructor(status: number, subject: string | null, body: () => unknown) {
    super('answered before')
    this.status = status
    this.subject = subject
    this.body = body
  }
}

type Answer = { status: number; body: unknown }

/** What makes a request the same one. */
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
/** Nothing but `free` where it has had no answer, or is being answered now. */
type Known = {
  free: boolean
  fingerprint: string | null
  status: number
  subject: string | null
  body_sealed: Buffer | null
}
type Asked = { route: Route; request: Keyed; actor: Actor; now: Date; readsAgain: boolean }

/**
 * The first answer to a key is kept with the change it reports; a refusal leaves nothing behind. Whether there is one is
 * asked in the same flush as the first statements of the verb, which hears no answer of theirs if there is.
 */
export async function once(
  tx: Tx,
  house: House,
  { route, request, actor, now, readsAgain }: Asked,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { cookies } = request
  if (route.method === 'GET') return work()
  if (!request.idempotencyKey) return concluding(tx, readsAgain ? () => {} : null, work)
  const key = keyFor(house, actor, request.idempotencyKey, request)
  const fingerprint = fingerprintOf(house, route, request)
  const sealedTo = `answered_requests:${actor.id}:${key}`

  const known = sql<Known>`select * from app.ask_once(${sealedTo}, ${actor.id}, ${key})`
  askFirst(tx, [known], ([[known]]) => {
    if (!known?.free) throw new Refusal('same_request_in_flight', { retryAfter: 1 })
    if (known.fingerprint === null) return
    if (known.fingerprint !== fingerprint) throw new Refusal('key_used_for_another_request')
    const { status, subject, body_sealed: sealed } = known
    throw new AnsweredBefore(status, subject, () => sealed && JSON.parse(house.keys.open(sealed, sealedTo)))
  })

  const keep = ({ subject, sealed }: { subject?: string; sealed?: Buffer }) =>
    atTheEnd(
      tx,
      sql`insert into answered_requests (actor, key, fingerprint, status, at, subject, body_sealed)
        values (${actor.id}, ${key}, ${fingerprint}, ${route.status}, ${now}, ${subject ?? null}, ${sealed ?? null})`,
    )
  const carried = cookies.lines.length
  let isKept = false
  const keepSubject = (subject: string) => {
    keep({ subject })
    isKept = true
  }
  const answer = await concluding(tx, readsAgain ? keepSubject : null, work)
  if (!isKept && cookies.lines.length === carried)
    keep({ sealed: house.keys.seal(JSON.stringify(answer.body), sealedTo) })
  return answer
}

/**
 * For what money moves before the transaction of its verb, and what is answered anew each time: from the first try on the
 * key counts for this request alone, whatever comes of it.
 */
export async function holdKey(
  house: House,
  { route, request, actor, now }: Omit<Asked, 'readsAgain'>,
): Promise<void> {
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

/** A password may be in it: without our own key nobody can try which one makes this mark. */
const fingerprintOf = ({ keys }: House, { method, path }: Route, { params, query, body, version }: Keyed) =>
  keys.mark('answered_requests', JSON.stringify([method, path, params, query, body, version]))

const conclusions = new WeakMap<Tx, (subject: string) => void>()

async function concluding<T>(
  tx: Tx,
  keep: ((subject: string) => void) | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!keep) return work()
  conclusions.set(tx, keep)
  try {
    return await work()
  } finally {
    conclusions.delete(tx)
  }
}

/** Of this the answer speaks, and what is asked next is the last: for verbs whose route can read it again. */
export function concludeWith(tx: Tx, subject: string): void {
  const keep = conclusions.get(tx)
  if (!keep) return
  keep(subject)
  conclude(tx)
}

/** Visitors have no id to keep their keys apart: a key counts for the browser that brought it, and for no stranger who guesses it. */
function keyFor({ keys }: House, actor: Actor, key: string, { cookies, address, agent }: Keyed): string {
  if (actor.id) return key
  return keys.mark('answered_requests.key', JSON.stringify([cookies.device ?? [address, agent], key]))
}
