import { sql } from 'kysely'
import type { HealthGroup } from '#contract/health/kinds.ts'
import type { PlanAbout, readWrittenPlan as route } from '#contract/plans/authored-plans.ts'
import { foodsIn } from '#contract/plans/document.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { readHealthAnswers } from '#server/health/answers.ts'
import { latestEntries } from '#server/health/patients/latest-entries.ts'
import { noteReading, seePatient } from '#server/health/sharing/see-patient.ts'
import { type SexAndBirth, sexAndBirthOf } from '#server/profiles/facts.ts'
import { daysOf, documentOf, foodsOf, keyOfPlan, loadPlan, openPlanHead, viewSummary } from './plan.ts'

export const readWrittenPlan: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
  const row = await loadPlan(tx, actor, id)
  const key = keyOfPlan(house.keys, row)
  const head = openPlanHead(key, row)
  if (!head) throw new Refusal('not_found')
  const written = await daysOf(tx, key, row)
  const about = await aboutPatient(tx, actor, row.patient_id, now, house)
  return {
    plan: {
      ...viewSummary(row, key),
      isUnreadable: written.isUnreadable,
      head,
      headVersion: row.head_version,
      document: documentOf(written.days, foodsOf(key, row), new Set(written.days.flatMap(foodsIn))),
      dayVersions: written.versions,
      about,
    },
  }
}

/** The data that the patient shares for targets and warnings; the reading is recorded for the patient to see. */
export async function aboutPatient(
  tx: Tx,
  actor: Actor,
  patient: string,
  now: Date,
  house: Pick<House, 'keys'>,
): Promise<PlanAbout> {
  const groups = await seePatient(tx, actor, patient)
  const [answers, body] = [groups.includes('answers'), groups.includes('body')]
  const told = answers ? await readHealthAnswers(tx, house, patient) : null
  const latest = body
    ? (await latestEntries(tx, await findPersonKey(tx, house.keys, patient), patient, ['weight', 'height']))
        .latest
    : []
  const newest = (kind: 'weight' | 'height') =>
    latest.find(({ measure }) => measure.kind === kind && !measure.isUnreadable)?.measure.value ?? null
  const { rows } = await sql<{ about: SexAndBirth | null }>`
    select ${sexAndBirthOf(sql`${patient}::uuid`, 'met_patients')} as about`.execute(tx)
  const vitals = answers || body ? rows[0]?.about : null
  const read: HealthGroup[] = [
    ...(told ? (['answers'] as const) : []),
    ...(latest.length > 0 ? (['body'] as const) : []),
  ]
  await noteReading(tx, actor, patient, read, now)
  return {
    sharesAnswers: answers,
    allergies: told?.allergies ?? null,
    conditions: told?.medicalConditions ?? null,
    preferences: told?.dietaryPreferences ?? null,
    sex: vitals?.sex ?? null,
    age: vitals?.bornOn ? yearsSince(vitals.bornOn, now) : null,
    weightKg: newest('weight') ?? told?.weight ?? null,
    heightCm: newest('height') ?? told?.height ?? null,
  }
}

function yearsSince(bornOn: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = bornOn.split('-').map(Number)
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}
