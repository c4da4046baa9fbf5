import { diaryKinds, type EntryKind, groupOf, measureKinds } from '#contract/health/kinds.ts'
import type {
  listPatientDiary as diaryRoute,
  listPatientMeasures as measuresRoute,
  recordForPatient as recordRoute,
  readPatientSeries as seriesRoute,
} from '#contract/health/patients.ts'
import { keyOf, knownKeyOf } from '#server/data/person-keys.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { viewDiaryEntry, viewMeasure } from '../entries.ts'
import { entriesOf, pageOf } from '../list-entries.ts'
import { seriesIn, seriesRows } from '../measures/read-series.ts'
import { contentIn, keepMeasure } from '../measures/record-measure.ts'
import { lockConsent } from '../own-key.ts'
import { noteReading, seeKind, seePatient } from '../sharing/see-patient.ts'

export const readPatientSeries: Verb<typeof seriesRoute> = async (
  tx,
  actor,
  { patient, ...asked },
  now,
  house,
) => {
  await seeKind(tx, actor, patient, asked.kind)
  const { rows } = await seriesRows(patient, asked).execute(tx)
  await noteReading(tx, actor, patient, [groupOf(asked.kind)], now)
  return seriesIn(house, patient, asked, rows)
}

export const listPatientMeasures: Verb<typeof measuresRoute> = async (
  tx,
  actor,
  { patient, kind, ...asked },
  now,
  { keys },
) => {
  const shown = shownOf(kind, measureKinds, await seePatient(tx, actor, patient))
  const key = await knownKeyOf(tx, keys, patient)
  const { rows } = await entriesOf(patient, shown, asked).execute(tx)
  const { page, next } = pageOf(rows, (row) => viewMeasure(row, key, patient))
  await noteReading(tx, actor, patient, groupsOf(page), now)
  return { measures: page, next }
}

export const listPatientDiary: Verb<typeof diaryRoute> = async (
  tx,
  actor,
  { patient, kind, ...asked },
  now,
  { keys },
) => {
  const shown = shownOf(kind, diaryKinds, await seePatient(tx, actor, patient))
  const key = await knownKeyOf(tx, keys, patient)
  const { rows } = await entriesOf(patient, shown, asked).execute(tx)
  const { page, next } = pageOf(rows, (row) => viewDiaryEntry(row, key, patient))
  await noteReading(tx, actor, patient, groupsOf(page), now)
  return { entries: page, next }
}

/** All that is shared, or the one kind that was asked for. */
function shownOf(
  kind: EntryKind | undefined,
  kinds: readonly EntryKind[],
  groups: readonly ReturnType<typeof groupOf>[],
): EntryKind[] {
  if (kind && !groups.includes(groupOf(kind))) throw new Refusal('not_shared')
  return (kind ? [kind] : kinds).filter((each) => groups.includes(groupOf(each)))
}

const groupsOf = (page: readonly { kind: EntryKind }[]) => [...new Set(page.map(({ kind }) => groupOf(kind)))]

/** What was measured at a consultation becomes the patient’s, who sees where it is from. */
export const recordForPatient: Verb<typeof recordRoute> = async (
  tx,
  actor,
  { patient, ...form },
  now,
  house,
) => {
  await lockConsent(tx, patient, 'shared')
  await seeKind(tx, actor, patient, form.kind)
  const key = await keyOf(tx, house.keys, patient, now)
  const kept = { ...form, content: contentIn(form), userId: patient, source: 'dietitian' } as const
  const measure = await keepMeasure(tx, house, actor, key, kept, now)
  await noteReading(tx, actor, patient, [groupOf(measure.kind)], now)
  return { recordedAt: now.toISOString() }
}
