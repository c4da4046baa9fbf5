import { sql } from 'kysely'
import type { correctMeasure as route } from '#contract/health/measures.ts'
import { sealJson } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { assertNotAhead, entryBinding, findEntry, viewMeasure } from '../entries.ts'
import { record } from '../events.ts'
import { consentedKey } from '../own-key.ts'
import { contentIn } from './record-measure.ts'

/** A corrected measure counts as entered by hand, whatever its source was. */
export const correctMeasure: Verb<typeof route> = async (tx, actor, { id, takenAt, ...form }, now, house) => {
  assertNotAhead(takenAt, now)
  const key = await consentedKey(tx, house, actor.id, now)
  const row = await findEntry(tx, { userId: actor.id, kinds: [form.kind], id }, sql`for update of entry`)
  if (!row) throw new Refusal('not_found')
  const content_sealed = sealJson(key, contentIn(form), entryBinding(actor.id, row.client_id))
  const taken_at = new Date(takenAt)
  await tx
    .updateTable('health_entries')
    .set({ content_sealed, taken_at, source: 'hand', recorded_at: now })
    .where('id', '=', id)
    .execute()
  await record(tx, actor, 'health.corrected', actor.id, now, { entry: id })
  await announce(tx, house, [actor.id], { topic: 'health', person: actor.id })
  return { measure: viewMeasure({ ...row, content_sealed, taken_at, source: 'hand' }, key, actor.id) }
}
