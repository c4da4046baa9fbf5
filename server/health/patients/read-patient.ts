import { type EntryKind, groupOf, type HealthGroup, kindsOfGroup } from '#contract/health/kinds.ts'
import type {
  listPatientDiary as diaryRoute,
  listPatientMeasures as measuresRoute,
  recordForPatient as recordRoute,
  readPatientSeries as seriesRoute,
} from '#contract/health/patients.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { type MeasureRow, viewDiaryEntry, viewMeasure } from '../entries.ts'
import { type EntryFilter, entriesOf, pageOf } from '../list-entries.ts'
import { seriesIn, seriesRows } from '../measures/read-series.ts'
import { contentIn, storeMeasure } from '../measures/record-measure.ts'
import { lockConsent } from '../own-key.ts'
import { noteReading, seeGroup } from '../sharing/see-patient.ts'

export const readPatientSeries: Verb<typeof seriesRoute> = async (
  tx,
  actor,
  { patient, ...asked },
  now,
  house,
) => {
  const group = groupOf(asked.kind)
  await seeGroup(tx, actor, patient, group)
  const { rows } = await seriesRows(patient, asked).execute(tx)
  if (rows.length > 0) await noteReading(tx, actor, patient, [group], now)
  return seriesIn(house, patient, asked, rows)
}

export const listPatientMeasures: Verb<typeof measuresRoute> = async (
  tx,
  actor,
  { patient, kind, ...asked },
  now,
  house,
) => {
  const { page, next } = await readPage(
    tx,
    actor,
    { patient, group: groupOf(kind), kinds: [kind], asked },
    now,
    house,
    viewMeasure,
  )
  return { measures: page, next }
}

export const listPatientDiary: Verb<typeof diaryRoute> = async (
  tx,
  actor,
  { patient, group, ...asked },
  now,
  house,
) => {
  const kinds = kindsOfGroup(group)
  const { page, next } = await readPage(
    tx,
    actor,
    { patient, group, kinds, asked },
    now,
    house,
    viewDiaryEntry,
  )
  return { entries: page, next }
}

type AskedOf = { patient: string; group: HealthGroup; kinds: readonly EntryKind[]; asked: EntryFilter }

async function readPage<View>(
  tx: Tx,
  actor: Actor,
  { patient, group, kinds, asked }: AskedOf,
  now: Date,
  { keys }: Pick<House, 'keys'>,
  view: (row: MeasureRow, key: PersonKey | null, patient: string) => View,
): Promise<{ page: View[]; next: string | null }> {
  await seeGroup(tx, actor, patient, group)
  const key = await findPersonKey(tx, keys, patient)
  const { rows } = await entriesOf(patient, kinds, asked).execute(tx)
  if (rows.length > 0) await noteReading(tx, actor, patient, [group], now)
  return pageOf(rows, (row) => view(row, key, patient))
}

/** A measure from a consultation becomes the patient’s, who sees its source. Adding it is not a reading of the record. */
export const recordForPatient: Verb<typeof recordRoute> = async (
  tx,
  actor,
  { patient, ...form },
  now,
  house,
) => {
  await lockConsent(tx, patient, 'shared')
  await seeGroup(tx, actor, patient, groupOf(form.kind))
  const key = await ensurePersonKey(tx, house.keys, patient, now)
  const kept = {
    ...form,
    content: contentIn(form),
    userId: patient,
    source: 'dietitian',
    recordedBy: actor.id,
  } as const
  await storeMeasure(tx, house, actor, key, kept, now)
  return { recordedAt: now.toISOString() }
}
