import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import { system } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import { type DiaryContent, insertEntry, type MeasureContent } from '#server/health/entries.ts'
import { healthFileNameBinding, storeHealthFile } from '#server/health/files.ts'
import { goalBinding } from '#server/health/goals/goal.ts'
import { answersBinding } from '#server/screening/questionnaire.ts'
import type { App } from '#test/app.ts'
import { demoPage, dot } from '#test/fakes/sample-files.ts'
import type { Person } from '#test/people.ts'
import { makePlanFixtures, type PlanFixtures } from './plan-fixtures.ts'

/** The ids of a patient's record, shared with a dietitian. */
export type HealthFixtures = {
  patient: string
  /** A dietitian of the matrix with whom the patient has an appointment. */
  dietitian: string
  measure: string
  /** Measured by the dietitian at a visit. */
  visitMeasure: string
  meal: string
  medicine: string
  photo: string
  report: string
  reminder: string
  /** Proposed by the side that is not the actor. */
  goal: string
  /** Sent by the dietitian with required questions, and not answered yet. */
  questionnaire: string
} & PlanFixtures

type Said = {
  measure: MeasureContent
  meal: DiaryContent
  report: string
  goal: string
  reason?: string
  mealOfPlan?: string
}
const usual: Said = {
  measure: { v: 82.4, n: 'After breakfast' },
  meal: { t: 'Lentil soup', mt: 'dinner' },
  report: 'Blood count',
  goal: 'Slowly',
}

const habits = {
  meals: 'irregular',
  eating_out: 'some_days',
  sweet_drinks: 'daily',
  appetite: 'more',
  fasting: 'ramadan',
}

/** Both sides must have met before; see `test/appointments`. */
export async function makeHealthFixtures(
  app: App,
  { patient, dietitian }: { patient: Pick<Person, 'id'>; dietitian: Pick<Person, 'id'> },
  proposedBy: 'patient' | 'dietitian' = 'dietitian',
  said: Said = usual,
): Promise<HealthFixtures> {
  const { house } = app
  const now = house.clock.now()
  await agreeToHealth(app, patient)
  const [photo, report] = await Promise.all(
    [dot, demoPage].map(({ bytes }) => storeHealthFile(house, system, patient.id, Buffer.from(bytes), now)),
  )
  if (!photo || !report) throw new Error('no files were kept')
  return house.db.as(system, async (tx) => {
    const key = await ensurePersonKey(tx, house.keys, patient.id, now)
    const fresh = async () => (await sql<{ id: string }>`select uuidv7() as id`.execute(tx)).rows[0]?.id ?? ''
    const entry = async (
      kind: 'weight' | 'waist' | 'meal' | 'medicine',
      content: MeasureContent | DiaryContent,
      recordedBy?: string,
    ) =>
      (await insertEntry(
        tx,
        key,
        {
          userId: patient.id,
          clientId: await fresh(),
          kind,
          takenAt: now.toISOString(),
          source: recordedBy ? 'dietitian' : 'hand',
          recordedBy,
          content,
        },
        now,
      )) ?? ''
    const [measure, visitMeasure, meal, medicine, goal, questionnaire] = [
      await entry('weight', said.measure),
      await entry('waist', { v: 91.3 }, dietitian.id),
      await entry('meal', said.meal),
      await entry('medicine', { t: 'Metformin', d: 'One tablet' }),
      await fresh(),
      await fresh(),
    ]
    const file = { user_id: patient.id, bytes: 100, uploaded_at: now }
    await tx
      .insertInto('health_files')
      .values([
        {
          ...file,
          id: photo.id,
          client_id: photo.id,
          entry_id: meal,
          type: 'image/png',
          name_sealed: key.seal('', healthFileNameBinding(photo.id)),
        },
        {
          ...file,
          id: report.id,
          client_id: report.id,
          reported_on: '2026-10-01',
          type: 'application/pdf',
          name_sealed: key.seal(said.report, healthFileNameBinding(report.id)),
        },
      ])
      .execute()
    const reminder = await tx
      .insertInto('measure_reminders')
      .values({ user_id: patient.id, kind: 'weight', weekdays: [0, 3], at_time: '07:30', made_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('health_goals')
      .values({
        id: goal,
        patient_id: patient.id,
        dietitian_id: dietitian.id,
        is_own: false,
        kind: 'weight',
        content_sealed: key.seal(JSON.stringify({ v: 78, n: said.goal }), goalBinding(goal)),
        state: 'proposed',
        proposed_by: proposedBy,
        proposed_at: now,
      })
      .execute()
    await tx
      .insertInto('questionnaires')
      .values({
        id: questionnaire,
        patient_id: patient.id,
        dietitian_id: dietitian.id,
        instrument: 'pre_consultation',
        version: '1',
        answered_by: 'patient',
        sent_at: now,
        answers_sealed: key.seal(
          JSON.stringify({ ...habits, reason: said.reason ?? 'Waking up hungry' }),
          answersBinding(questionnaire),
        ),
        saved_at: now,
      })
      .execute()
    await tx
      .insertInto('access_requests')
      .values({
        patient_id: patient.id,
        dietitian_id: dietitian.id,
        health_groups: ['heart'],
        asked_at: now,
      })
      .execute()
    const plans = await makePlanFixtures(tx, house, { patient, dietitian }, fresh, now, said.mealOfPlan)
    return {
      ...plans,
      patient: patient.id,
      dietitian: dietitian.id,
      measure,
      visitMeasure,
      meal,
      medicine,
      photo: photo.id,
      report: report.id,
      reminder: reminder.id,
      goal,
      questionnaire,
    }
  })
}

/** Gives consent to the current version of the text. */
export async function agreeToHealth({ house, rows }: App, { id }: Pick<Person, 'id'>): Promise<void> {
  const [known] = await rows(
    "select from consents where user_id = $1 and purpose = 'health' and given and version = $2",
    [id, healthConsentVersion],
  )
  if (known) return
  const consent = {
    userId: id,
    purpose: 'health',
    language: 'en',
    method: 'settings',
    address: '192.0.2.77',
  } as const
  await house.db.as(system, (tx) => giveConsent(tx, house, consent, house.clock.now()))
}
