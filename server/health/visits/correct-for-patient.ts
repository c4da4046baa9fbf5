import { sql } from 'kysely'
import { groupOf } from '#contract/health/kinds.ts'
import type { correctForPatient as route } from '#contract/health/visit.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { assertNotAhead, findEntry } from '../entries.ts'
import { contentIn } from '../measures/record-measure.ts'
import { replaceEntry } from '../measures/replace-entry.ts'
import { lockConsent } from '../own-key.ts'
import { seeGroup } from '../sharing/see-patient.ts'

/** A dietitian corrects only what they measured themselves, and only until the patient has corrected it. */
export const correctForPatient: Verb<typeof route> = async (
  tx,
  actor,
  { patient, id, takenAt, ...form },
  now,
  house,
) => {
  assertNotAhead(takenAt, now)
  await lockConsent(tx, patient, 'shared')
  await seeGroup(tx, actor, patient, groupOf(form.kind))
  const row = await findEntry(tx, { userId: patient, kinds: [form.kind], id }, sql`for update of entry`)
  if (row?.source !== 'dietitian' || row.measured_by?.is !== 'reader') throw new Refusal('not_found')
  const key = await ensurePersonKey(tx, house.keys, patient, now)
  const fresh = { kind: form.kind, content: contentIn(form), takenAt, source: 'dietitian' } as const
  await replaceEntry(tx, house, actor, key, { userId: patient, row, fresh }, now)
  return { correctedAt: now.toISOString() }
}
