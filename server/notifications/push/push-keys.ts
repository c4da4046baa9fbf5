import type { readPushKey as route } from '#contract/notifications/push.ts'
import { system } from '#server/ground/data/db.ts'
import { type House, perHouse } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { generatePushKeys, type PushKeys } from './push-message.ts'

/**
 * The key pair that identifies the server to push services: created once, by the first node that needs it, and shared
 * by all nodes.
 */
export const pushKeys = perHouse((house) => {
  let known: Promise<PushKeys> | undefined
  return () => {
    known ??= loadKeys(house)
    known.catch(() => {
      known = undefined
    })
    return known
  }
})

export const readPushKey: Verb<typeof route, PushKeys> = async (
  _tx,
  _actor,
  _input,
  _now,
  _house,
  { ready },
) => ({
  key: ready.publicKey,
})

const bound = 'push_keys'

const loadKeys = ({ db, keys, clock }: House): Promise<PushKeys> =>
  db.as(system, async (tx) => {
    const found = () => tx.selectFrom('push_keys').select(['public', 'private_sealed']).executeTakeFirst()
    if (!(await found())) {
      const { publicKey, privateKey } = generatePushKeys()
      await tx
        .insertInto('push_keys')
        .values({
          id: 1,
          public: publicKey,
          private_sealed: keys.seal(privateKey, bound),
          made_at: clock.now(),
        })
        .onConflict((known) => known.doNothing())
        .execute()
    }
    const row = await found()
    if (!row) throw new Error('the push keys could not be stored')
    return { publicKey: row.public, privateKey: keys.open(row.private_sealed, bound) }
  })
