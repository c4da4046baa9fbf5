import type { removeDiaryEntry as diaryRoute } from '#contract/health/diary.ts'
import { type DiaryKind, diaryKinds, type EntryKind, measureKinds } from '#contract/health/kinds.ts'
import type { removeMeasure as measureRoute } from '#contract/health/measures.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from './events.ts'

/** Needs no consent: a patient who has withdrawn it may still delete entries. */
export const removeMeasure: Verb<typeof measureRoute> = (tx, actor, { id }, now, house) =>
  removeEntry(tx, house, actor, measureKinds, id, now)

export const removeDiaryEntry: Verb<typeof diaryRoute> = (tx, actor, { id }, now, house) =>
  removeEntry(tx, house, actor, diaryKinds satisfies readonly DiaryKind[], id, now)

async function removeEntry(
  tx: Tx,
  house: House,
  actor: Actor,
  kinds: readonly EntryKind[],
  id: string,
  now: Date,
): Promise<{ done: true }> {
  const photo = await tx.selectFrom('health_files').select('id').where('entry_id', '=', id).executeTakeFirst()
  const removed = await tx
    .deleteFrom('health_entries')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('kind', 'in', kinds)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
  await record(tx, actor, 'health.removed', actor.id, now, { entry: id, files: photo ? [photo.id] : [] })
  await announce(tx, house, [actor.id], { topic: 'health', person: actor.id })
  return { done: true }
}
