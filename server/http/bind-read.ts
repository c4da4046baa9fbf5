import type { CompiledQuery, RawBuilder } from 'kysely'
import type { InputOf, OutputOf, Route } from '#contract/route.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import type { House } from '#server/house.ts'
import { type Bound, type Caller, letIn } from './bind.ts'
import { check } from './check.ts'

/** One statement and what its rows say: a read takes no transaction step by step. */
export type Read<R extends Route, Row> = (
  actor: Actor,
  input: InputOf<R>,
  now: Date,
  house: House,
  caller: Caller,
) => {
  /** Null where nothing need be asked. */
  query: ((tx: Tx) => { compile(): CompiledQuery<Row> } | RawBuilder<Row>) | null
  /** May refuse, as when there is no row. */
  view: (rows: Row[]) => OutputOf<R>
}

type Options<R extends Route> = {
  /** Throws when it is too much. */
  limit?: (caller: Caller, input: InputOf<R>, now: Date, house: House) => void
}

/** Ties a read to its route: audience, input, one statement that travels together with its BEGIN and COMMIT. */
export function bindRead<R extends Route, Row>(
  route: R,
  read: Read<R, Row>,
  { limit }: Options<R> = {},
): Bound {
  return {
    route,
    answer: (house, request) =>
      letIn(house, route, request, true, async (caller, entry) => {
        const input = check(route, request)
        const now = house.clock.now()
        limit?.(caller, input, now, house)
        const { query, view } = read(caller.actor, input, now, house, caller)
        return {
          status: route.status,
          body: view(query ? await house.db.read(caller.actor, query, entry) : []),
        }
      }),
  }
}
