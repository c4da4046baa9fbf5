import type { CompiledQuery, RawBuilder } from 'kysely'
import type { InputOf, OutputOf, Route } from '#contract/route.ts'
import type { Actor, Tx } from '../data/db.ts'
import type { House } from '../house.ts'
import { authenticateAndRun, type Bound, type Caller } from './bind.ts'
import { checkInput } from './check-input.ts'
import { queueSlowReads } from './queue-per-person.ts'

/** One statement and a view of its rows, since a read needs no step-by-step transaction. */
export type Read<R extends Route, Row> = (
  actor: Actor,
  input: InputOf<R>,
  now: Date,
  house: House,
  caller: Caller,
) => {
  /** Null if the database only has to check the session. */
  query: ((tx: Tx) => { compile(): CompiledQuery<Row> } | RawBuilder<Row>) | null
  /** May refuse, for example if there is no row. */
  view: (rows: Row[]) => OutputOf<R> | Promise<OutputOf<R>>
}

type Options<R extends Route> = {
  /** The person whose rows many callers may request at once, if the answer is slow to compute. */
  queueOf?: (input: InputOf<R>, caller: Caller) => string
  /** Throws when the limit is exceeded. */
  limit?: (caller: Caller, input: InputOf<R>, now: Date, house: House) => void
}

/** Binds a read to its route: audience, input, and one statement that is sent together with its BEGIN and COMMIT. */
export function bindRead<R extends Route, Row>(
  route: R,
  read: Read<R, Row>,
  { limit, queueOf }: Options<R> = {},
): Bound {
  return {
    route,
    answer: (house, request) =>
      authenticateAndRun(house, route, request, true, async (caller, entry) => {
        const input = checkInput(route, request)
        const now = house.clock.now()
        limit?.(caller, input, now, house)
        const { query, view } = read(caller.actor, input, now, house, caller)
        const work = async () => view(query || entry ? await house.db.read(caller.actor, query, entry) : [])
        return {
          status: route.status,
          body: await (queueOf ? queueSlowReads(queueOf(input, caller), work) : work()),
        }
      }),
  }
}
