import { sql } from 'kysely'
import { groupOf, measureKinds } from '#contract/health/kinds.ts'
import type { recordVisits as route, Visit } from '#contract/health/visit.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { assertNotAhead, assertRoomForEntry, findEntry, insertEntry } from '../entries.ts'
import { record } from '../events.ts'
import { idOfMark } from '../id-of-mark.ts'
import { contentIn, isSame, type Kept } from '../measures/record-measure.ts'
import { keepAndReplace } from '../measures/replace-entry.ts'
import { lockConsent } from '../own-key.ts'
import { seePatient } from '../sharing/see-patient.ts'

/** All values of a visit or of none: one that is not shared refuses the whole. */
export const recordVisits: Verb<typeof route> = async (
  tx,
  actor,
  { patient, clientId, visits },
  now,
  house,
) => {
  for (const [place, { takenAt }] of visits.entries()) assertNotAhead(takenAt, now, `visits.${place}.takenAt`)
  await lockConsent(tx, patient, 'shared')
  await assertShared(tx, actor, patient, visits)
  const key = await ensurePersonKey(tx, house.keys, patient, now)
  await assertRoomForEntry(tx, patient)
  const known = await recordedMoments(tx, patient, visits)
  const counts = { added: 0, corrected: 0, known: 0 }
  for (const [place, { takenAt, values }] of visits.entries())
    for (const form of values) {
      const kept: Kept = {
        kind: form.kind,
        takenAt,
        userId: patient,
        clientId: idOfMark(house.keys.mark('health.visit', `${patient} ${clientId} ${place} ${form.kind}`)),
        source: 'dietitian',
        recordedBy: actor.id,
        content: contentIn(form),
      }
      counts[await keep(kept)]++
    }
  if (counts.added + counts.corrected > 0) {
    const { added, corrected } = counts
    await record(tx, actor, 'health.visit_recorded', patient, now, { added, corrected })
    await announce(tx, house, [patient], { topic: 'health', person: patient })
  }
  return counts

  async function keep(kept: Kept): Promise<keyof typeof counts> {
    const { kind, takenAt, content, source } = kept
    const row = await findEntry(tx, { userId: patient, kinds: measureKinds, clientId: kept.clientId })
    if (row) {
      if (row.source !== 'dietitian' || isSame(row, key, kept)) return 'known'
      await keepAndReplace(
        tx,
        actor,
        key,
        { userId: patient, row, fresh: { kind, content, takenAt, source } },
        now,
      )
      return 'corrected'
    }
    if (known.has(`${kind} ${Date.parse(takenAt)}`)) return 'known'
    return (await insertEntry(tx, key, kept, now)) ? 'added' : 'known'
  }
}

async function assertShared(tx: Tx, actor: Actor, patient: string, visits: readonly Visit[]): Promise<void> {
  const groups = await seePatient(tx, actor, patient)
  const isShared = visits.every(({ values }) => values.every(({ kind }) => groups.includes(groupOf(kind))))
  if (!isShared) throw new Refusal('not_shared')
}

/** Kinds and moments that are recorded already, from any source: importing a file twice adds nothing. */
async function recordedMoments(tx: Tx, patient: string, visits: readonly Visit[]): Promise<Set<string>> {
  const { rows } = await sql<{ kind: string; at: number }>`
    select kind, (extract(epoch from taken_at) * 1000)::float8 as at from health_entries
      where user_id = ${patient}::uuid and taken_at = any (${visits.map(({ takenAt }) => takenAt)}::timestamptz[])`.execute(
    tx,
  )
  return new Set(rows.map(({ kind, at }) => `${kind} ${at}`))
}
