import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { diaryKinds } from '#contract/health/kinds.ts'
import { findPersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import {
  assertNotAhead,
  assertRoomForEntry,
  type DiaryContent,
  entryBinding,
  findEntry,
  insertEntry,
  viewDiaryEntry,
} from '../entries.ts'
import { record } from '../events.ts'
import { entriesOf, pageOf } from '../list-entries.ts'
import { consentedKey } from '../own-key.ts'

export const listDiary: Verb<typeof contract.listDiary> = async (
  tx,
  { id },
  { kind, ...asked },
  _now,
  { keys },
) => {
  const [key, { rows }] = await Promise.all([
    findPersonKey(tx, keys, id),
    entriesOf(id, kind ? [kind] : diaryKinds, asked).execute(tx),
  ])
  const { page, next } = pageOf(rows, (row) => viewDiaryEntry(row, key, id))
  return { entries: page, next }
}

/** If an entry is sent again, the answer is its current state. */
export const recordDiaryEntry: Verb<typeof contract.recordDiaryEntry> = async (
  tx,
  actor,
  form,
  now,
  house,
) => {
  const { clientId, kind, takenAt } = form
  const userId = actor.id
  assertNotAhead(takenAt, now)
  const key = await consentedKey(tx, house, userId, now)
  const known = await findEntry(tx, { userId, kinds: diaryKinds, clientId })
  if (known) return { entry: viewDiaryEntry(known, key, userId) }
  await assertRoomForEntry(tx, userId)
  const fresh = { userId, clientId, kind, takenAt, source: 'hand', content: contentIn(form) } as const
  const id = await insertEntry(tx, key, fresh, now)
  if (id) {
    await record(tx, actor, 'health.recorded', userId, now, { entry: id })
    await announce(tx, house, [userId], { topic: 'health', person: userId })
  }
  const kept = await findEntry(tx, { userId, kinds: diaryKinds, clientId })
  // A measure already has this client id.
  if (!kept) throw new Refusal('key_used_for_another_request')
  return { entry: viewDiaryEntry(kept, key, userId) }
}

export const correctDiaryEntry: Verb<typeof contract.correctDiaryEntry> = async (
  tx,
  actor,
  { id, ...form },
  now,
  house,
) => {
  assertNotAhead(form.takenAt, now)
  const key = await consentedKey(tx, house, actor.id, now)
  const row = await findEntry(tx, { userId: actor.id, kinds: [form.kind], id }, sql`for update of entry`)
  if (!row) throw new Refusal('not_found')
  const content_sealed = sealJson(key, contentIn(form), entryBinding(actor.id, row.client_id))
  const taken_at = new Date(form.takenAt)
  await tx
    .updateTable('health_entries')
    .set({ content_sealed, taken_at, source: 'hand', recorded_at: now })
    .where('id', '=', id)
    .execute()
  await record(tx, actor, 'health.corrected', actor.id, now, { entry: id })
  await announce(tx, house, [actor.id], { topic: 'health', person: actor.id })
  return { entry: viewDiaryEntry({ ...row, content_sealed, taken_at, source: 'hand' }, key, actor.id) }
}

type Said = { text: string } & { [Field in 'dose' | 'note']?: string | undefined } & {
  mealTime?: DiaryContent['mt']
}

const contentIn = ({ text, dose, mealTime, note }: Said): DiaryContent => ({
  t: text,
  d: dose,
  mt: mealTime,
  n: note || undefined,
})
