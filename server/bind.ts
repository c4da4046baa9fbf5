import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { InputOf, OutputOf, Route } from '#contract/route.ts'
import { check } from './check.ts'
import type { Actor, Tx } from './db.ts'
import type { House } from './house.ts'
import { type Limit, spend } from './limits.ts'
import { Refusal } from './refusal.ts'

export type Verb<R extends Route> = (
  tx: Tx,
  actor: Actor,
  input: InputOf<R>,
  now: Date,
  house: House,
) => Promise<OutputOf<R>>

/** A request as the rooms see it, whatever framework brought it. */
export type Incoming = {
  params: unknown
  query: unknown
  body: unknown
  actor: Actor
  address: string
  idempotencyKey: string | undefined
}

export type Bound = {
  route: Route
  answer(house: House, request: Incoming): Promise<{ status: number; body: unknown }>
}

export type Limits<R extends Route> = (
  input: InputOf<R>,
  request: Incoming,
) => readonly (readonly [Limit, string])[]

/** Ties a verb to its route: input checked, limits counted, one transaction, one answer per Idempotency-Key. */
export function bind<R extends Route>(route: R, verb: Verb<R>, limits: Limits<R> = () => []): Bound {
  return {
    route,
    async answer(house, request) {
      // Until sessions exist nobody is signed in, so only what is open to anyone can be reached.
      if (route.audience !== 'anyone') throw new Refusal('signed_out')
      const input = check(route, request)
      for (const [limit, whose] of limits(input, request)) await spend(house, limit, whose)
      const now = house.clock.now()
      return house.db.as(request.actor, (tx) =>
        once(tx, house, route, request, now, async () => ({
          status: route.status,
          body: await verb(tx, request.actor, input, now, house),
        })),
      )
    },
  }
}

type Answer = { status: number; body: unknown }

/** The first answer to a key is kept with the change it reports; a refusal leaves nothing behind. */
async function once(
  tx: Tx,
  house: House,
  route: Route,
  { actor, idempotencyKey: key, params, query, body }: Incoming,
  now: Date,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!key || route.method === 'GET') return work()
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([route.method, route.path, params, query, body]))
    .digest('base64url')
  const bound = `answered_requests:${actor.id}:${key}`

  const { rows } = await sql<{
    free: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${bound}, 0)) as free`.execute(tx)
  if (!rows[0]?.free) throw new Refusal('same_request_in_flight', { retryAfter: 1 })
  const known = await tx
    .selectFrom('answered_requests')
    .select(['fingerprint', 'status', 'body_sealed'])
    .where('actor', '=', actor.id)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known && known.fingerprint !== fingerprint) throw new Refusal('key_used_for_another_request')
  if (known) return { status: known.status, body: JSON.parse(house.keys.open(known.body_sealed, bound)) }

  const answer = await work()
  await tx
    .insertInto('answered_requests')
    .values({
      actor: actor.id,
      key,
      fingerprint,
      status: answer.status,
      body_sealed: house.keys.seal(JSON.stringify(answer.body), bound),
      at: now,
    })
    .execute()
  return answer
}
