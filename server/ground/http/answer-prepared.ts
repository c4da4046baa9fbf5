import type { Actor, Tx } from '../data/db.ts'
import type { House } from '../house.ts'
import type { RequestContext } from './bind.ts'

/** The verb of a route whose answer `before` made, since only the system may read it or no transaction should wait. */
export const answerPrepared = async <Answer>(
  _tx: Tx,
  _actor: Actor,
  _input: unknown,
  _now: Date,
  _house: House,
  { ready }: RequestContext<Answer>,
): Promise<Answer> => ready
