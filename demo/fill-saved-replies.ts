import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { savedReplyBinding } from '../server/messages/saved-replies.ts'
import { demoReplies } from './content/saved-replies.ts'
import { lockDemo } from './history.ts'

/** Replies that the demo’s dietitian often sends, in both languages. */
export const fillSavedReplies = (house: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> =>
  house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const { rows } = await sql<{ id: string }>`select id from users where email = 'dietitian@nabta.test'
      and not exists (select from saved_replies where dietitian_id = users.id)`.execute(tx)
    const dietitian = rows[0]
    if (!dietitian) return false
    const key = await ensurePersonKey(tx, house.keys, dietitian.id, now)
    for (const reply of demoReplies) {
      const id = await freshId(tx)
      const reply_sealed = sealJson(key, reply, savedReplyBinding(id))
      await tx
        .insertInto('saved_replies')
        .values({ id, dietitian_id: dietitian.id, reply_sealed, saved_at: now })
        .execute()
    }
    return true
  })
