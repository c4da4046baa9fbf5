import type { HealthGroup } from '#contract/health/kinds.ts'
import {
  type DiabetesSigns,
  type FastingScreen,
  isDangerous,
  screenCountsFor,
  speaksOfDiabetes,
} from '#contract/plans/fasting.ts'
import type { IdfDarRisk } from '#contract/screening/idf-dar.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { mapYielding } from '#server/ground/yielding-to-others.ts'
import { readHealthAnswers } from '#server/health/answers.ts'
import { viewDiaryEntry } from '#server/health/entries.ts'
import { entriesOf } from '#server/health/list-entries.ts'
import { latestEntries } from '#server/health/patients/latest-entries.ts'
import { noteReading, seePatient } from '#server/health/sharing/see-patient.ts'
import { lastResult } from '#server/screening/last-result.ts'

/**
 * A patient with diabetes is never asked to fast before their risk is known. Data that is not shared with the
 * dietitian is not checked here, as a refusal would reveal it: the patient’s own page checks it instead.
 */
export async function screenFasting(
  tx: Tx,
  actor: Actor,
  patient: string,
  word: string,
  now: Date,
  house: Pick<House, 'keys'>,
): Promise<FastingScreen | null> {
  const groups = await seePatient(tx, actor, patient)
  const key = await findPersonKey(tx, house.keys, patient)
  const screened = await lastResult(tx, actor, patient, 'idf_dar', key)
  const { signs, read } = await readSigns(tx, house, patient, groups, key)
  await noteReading(tx, actor, patient, read, now)
  if (!screened && !speaksOfDiabetes(signs)) return null
  if (!screened || now.getTime() - screened.at.getTime() > screenCountsFor * 86_400_000)
    throw new Refusal('fasting_screen_needed')
  const risk = screened.result.outcome as IdfDarRisk
  if (isDangerous(risk) && !word) throw new Refusal('fasting_word_needed')
  return {
    risk,
    score: screened.result.value,
    screenedAt: screened.at.toISOString(),
    word: isDangerous(risk) ? word : '',
  }
}

/** Enough for years of a diary: a diabetes medicine counts however many vitamins were recorded after it. */
const mostMedicines = 5_000

/** Signs of diabetes, and the groups that had something to read. */
async function readSigns(
  tx: Tx,
  house: Pick<House, 'keys'>,
  patient: string,
  groups: readonly HealthGroup[],
  key: PersonKey | null,
): Promise<{ signs: DiabetesSigns; read: HealthGroup[] }> {
  const told = groups.includes('answers') ? await readHealthAnswers(tx, house, patient) : null
  const { latest } = groups.includes('glucose')
    ? await latestEntries(tx, key, patient, ['hba1c'])
    : { latest: [] }
  const taken = groups.includes('medicines')
    ? (await entriesOf(patient, ['medicine'], {}, mostMedicines).execute(tx)).rows
    : []
  const signs = {
    conditions: told?.medicalConditions ?? null,
    hba1c: latest.find(({ measure }) => !measure.isUnreadable)?.measure.value ?? null,
    medicines: await mapYielding(taken, (row) => viewDiaryEntry(row, key, patient).text),
  }
  const read: HealthGroup[] = [
    ...(told ? (['answers'] as const) : []),
    ...(latest.length > 0 ? (['glucose'] as const) : []),
    ...(taken.length > 0 ? (['medicines'] as const) : []),
  ]
  return { signs, read }
}
