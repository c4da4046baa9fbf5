import type { Tx } from '#server/ground/data/db.ts'
import { prove } from '#server/ground/data/prove.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { loadSubscriber, type Subscriber } from './load.ts'

/** The subscriber of a signed link. A forged token and a deleted row look the same. */
export async function subscriberByLink(tx: Tx, id: string | null): Promise<Subscriber> {
  if (id === null) throw new Refusal('not_found')
  await prove(tx, id)
  const subscriber = await loadSubscriber(tx, id)
  if (!subscriber) throw new Refusal('not_found')
  return subscriber
}
