import type { Actor, Tx } from '#server/data/db.ts'
import { keyOf, knownKeyOf, type PersonKey } from '#server/data/person-keys.ts'
import type { House } from '#server/house.ts'

/** What a message is bound to: no other row opens it. */
export const boundMessage = (id: string): string => `appointments:${id}:message`

type Sealed = (id: string) => Promise<Buffer | null>

/** Asked together with what a booking depends on: whoever writes nothing, or has a key already, waits no longer for it. */
export async function sealing(
  tx: Tx,
  { id: userId }: Actor,
  message: string | undefined,
  now: Date,
  { keys }: Pick<House, 'keys'>,
): Promise<Sealed> {
  if (!message) return async () => null
  const known = await knownKeyOf(tx, keys, userId)
  const seal = (key: PersonKey, id: string) => key.seal(message, boundMessage(id))
  return async (id) => seal(known ?? (await keyOf(tx, keys, userId, now)), id)
}
