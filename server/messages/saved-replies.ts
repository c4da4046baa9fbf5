import { sql } from 'kysely'
import {
  type addSavedReply as addRoute,
  type changeSavedReply as changeRoute,
  type listSavedReplies as listRoute,
  mostReplies,
  type removeSavedReply as removeRoute,
  type SavedReply,
} from '#contract/saved-replies.ts'
import { lockOpenAccount } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, findPersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'

/** By title, which is encrypted as well and so cannot be sorted by the database. */
export const listSavedReplies: Verb<typeof listRoute> = async (tx, actor, _input, _now, house) => ({
  replies: (await loadSavedReplies(tx, house, actor.id))
    .flatMap(({ row, reply }) => (reply ? [{ id: row.id, ...reply }] : []))
    .toSorted((a, b) => a.title.localeCompare(b.title, actor.language)),
})

export const addSavedReply: Verb<typeof addRoute> = async (tx, actor, reply, now, house) => {
  await lockOpenAccount(sql`${actor.id}::uuid`).execute(tx)
  const { saved } = await tx
    .selectFrom('saved_replies')
    .select((row) => row.fn.countAll<string>().as('saved'))
    .where('dietitian_id', '=', actor.id)
    .executeTakeFirstOrThrow()
  if (Number(saved) >= mostReplies) throw new Refusal('too_many_replies')
  const id = await freshId(tx)
  const key = await ensurePersonKey(tx, house.keys, actor.id, now)
  const reply_sealed = sealJson(key, reply, savedReplyBinding(id))
  await tx
    .insertInto('saved_replies')
    .values({ id, dietitian_id: actor.id, reply_sealed, saved_at: now })
    .execute()
  await record(tx, actor, 'saved_reply.saved', actor.id, now)
  return { reply: { id, ...reply } }
}

export const changeSavedReply: Verb<typeof changeRoute> = async (tx, actor, { id, ...reply }, now, house) => {
  const key = await ensurePersonKey(tx, house.keys, actor.id, now)
  const { numUpdatedRows } = await tx
    .updateTable('saved_replies')
    .set({ reply_sealed: sealJson(key, reply, savedReplyBinding(id)), saved_at: now })
    .where('id', '=', id)
    .where('dietitian_id', '=', actor.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'saved_reply.saved', actor.id, now)
  return { reply: { id, ...reply } }
}

export const removeSavedReply: Verb<typeof removeRoute> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .where('dietitian_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'saved_reply.removed', actor.id, now)
  return { done: true }
}

type Saved = { row: { id: string; saved_at: Date }; reply: Omit<SavedReply, 'id'> | null }

/** A dietitian's saved replies; `reply` is null if it can no longer be decrypted. */
export async function loadSavedReplies(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  dietitianId: string,
): Promise<Saved[]> {
  const rows = await tx
    .selectFrom('saved_replies')
    .select(['id', 'reply_sealed', 'saved_at'])
    .where('dietitian_id', '=', dietitianId)
    .orderBy('id')
    .execute()
  const key = rows.length > 0 ? await findPersonKey(tx, keys, dietitianId) : null
  return rows.map((row) => {
    const text = key?.tryOpen(row.reply_sealed, savedReplyBinding(row.id)) ?? null
    return { row, reply: text === null ? null : JSON.parse(text) }
  })
}

export const savedReplyBinding = (id: string): string => `saved_replies:${id}`
