import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { HealthGroup, MeasureKind } from '#contract/health/kinds.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { type DiaryContent, entryBinding, type MeasureContent } from '../server/health/entries.ts'
import { healthFileNameBinding, storeHealthFile } from '../server/health/files.ts'
import { type GoalContent, goalBinding } from '../server/health/goals/goal.ts'
import {
  type DemoDiary,
  type DemoMeasure,
  demoCourse,
  demoDays,
  demoDiary,
  demoStory,
} from './content/health.ts'
import { demoDocument } from './document-file.ts'
import { dateOf, day, lockDemo, minute } from './history.ts'
import { writeAccessRequest, writeMeasuredVisits } from './write-measured-visits.ts'

type Filling = Pick<House, 'db' | 'keys' | 'files'>

/** Measures, goals and sharing of the demo’s patient, and some weeks of measures of other patients. */
export async function fillHealth(house: Filling, now: Date): Promise<boolean> {
  const state = await house.db.as(system, readState)
  if (!state) return false
  const report = await storeHealthFile(house, system, state.patient, paper, now)
  const photos = await keepPhotos(house, state.patient, now)
  const papers = new Map<string, Kept>()
  for (const other of state.others.filter((_, place) => place % 3 === 0))
    papers.set(other, await storeHealthFile(house, system, other, paper, now))
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    if (!(await readState(tx))) return false
    const key = await ensurePersonKey(tx, house.keys, state.patient, now)
    await writeEntries(tx, key, state.patient, [...demoStory(92), ...demoDiary], now)
    await writeMeasuredVisits(tx, key, state)
    await writeAccessRequest(tx, state, now)
    await writePhotos(tx, state.patient, photos, now)
    await writeGoals(tx, key, state, now)
    await writeReport(tx, state.patient, report, now)
    for (const [other, kept] of papers) await writeReport(tx, other, kept, now)
    await writeReadings(tx, state, now)
    await tx
      .insertInto('measure_reminders')
      .values({ user_id: state.patient, kind: 'weight', weekdays: [0, 3], at_time: '06:45', made_at: now })
      .execute()
    for (const [place, other] of state.others.entries()) await writeOther(tx, house, other, place, now)
    return true
  })
}

type Kept = Awaited<ReturnType<typeof storeHealthFile>>
type Photo = Kept & { meal: DemoDiary; bytes: number }

async function keepPhotos(house: Filling, patient: string, now: Date): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const meal of demoDiary) {
    if (!meal.picture) continue
    const bytes = await readFile(new URL(`pictures/meals/${meal.picture}`, import.meta.url))
    photos.push({
      ...(await storeHealthFile(house, system, patient, bytes, now)),
      meal,
      bytes: bytes.length,
    })
  }
  return photos
}

async function writePhotos(tx: Tx, patient: string, photos: readonly Photo[], now: Date): Promise<void> {
  for (const { id, key, meal, bytes } of photos)
    await sql`
      insert into health_files (id, user_id, entry_id, client_id, name_sealed, type, bytes, uploaded_at)
        select ${id}::uuid, user_id, id, ${id}::uuid, ${key.seal('', healthFileNameBinding(id))}, 'image/jpeg', ${bytes}::int, taken_at
          from health_entries where user_id = ${patient}::uuid and kind = 'meal' and taken_at = ${takenAtOf(meal, now)}::timestamptz`.execute(
      tx,
    )
}

type State = { patient: string; dietitian: string; others: string[] }

/** Null if there are entries already, or nobody to fill them in for. */
async function readState(tx: Tx): Promise<State | null> {
  const { rows } = await sql<State>`
    select patient.id as patient, dietitian.id as dietitian, array(
        select distinct on (met.patient_id) met.patient_id from appointments as met join users on users.id = met.patient_id
          where met.dietitian_id = dietitian.id and met.status = 'completed' and users.email like '%@patients.nabta.test'
            and not exists (select from health_entries join users as writers on writers.id = user_id
              where writers.email like '%@patients.nabta.test')
          order by met.patient_id limit 12) as others
      from users as patient, users as dietitian
      where patient.email = 'patient@nabta.test' and dietitian.email = 'dietitian@nabta.test'
        and not exists (select from health_entries where user_id = patient.id)`.execute(tx)
  return rows[0] ?? null
}

/** Writes all entries of one person in one statement. */
async function writeEntries(
  tx: Tx,
  key: PersonKey,
  userId: string,
  entries: readonly (DemoMeasure | DemoDiary)[],
  now: Date,
): Promise<void> {
  const rows = entries.map((entry) => {
    const clientId = randomUUID()
    const takenAt = takenAtOf(entry, now)
    return {
      entry,
      clientId,
      takenAt,
      sealed: sealJson(key, contentOf(entry), entryBinding(userId, clientId)),
    }
  })
  await sql`
    insert into health_entries (user_id, kind, taken_at, source, client_id, content_sealed, recorded_at)
      select ${userId}::uuid, kind, taken_at, case when kind = 'steps' then 'import' else 'hand' end, client_id, decode(sealed, 'base64'), taken_at
        from unnest(${rows.map(({ entry }) => entry.kind)}::text[], ${rows.map(({ takenAt }) => takenAt.toISOString())}::timestamptz[],
          ${rows.map(({ clientId }) => clientId)}::uuid[], ${rows.map(({ sealed }) => sealed.toString('base64'))}::text[])
          as entries (kind, taken_at, client_id, sealed)`.execute(tx)
}

/** No entry is in the future, however early in the day it is. */
const takenAtOf = (entry: DemoMeasure | DemoDiary, now: Date) =>
  new Date(Math.min(dateOf(entry, now).getTime(), now.getTime() - minute))

function contentOf(entry: DemoMeasure | DemoDiary): MeasureContent | DiaryContent {
  if ('text' in entry) return { t: entry.text, d: entry.dose, mt: entry.mealTime, n: entry.note }
  const { kind, value, second, glucoseMoment, note } = entry
  return { v: value, s: second, m: kind === 'glucose' ? (glucoseMoment ?? 'any') : undefined, n: note }
}

type Wanted = { kind: MeasureKind; content: GoalContent; agreed: boolean; daysAgo: number; in: number }

const goals: readonly Wanted[] = [
  {
    kind: 'weight',
    content: { v: 70, f: 78.4, n: 'Slowly: half a kilogram a week is plenty.' },
    agreed: true,
    daysAgo: 60,
    in: 75,
  },
  {
    kind: 'glucose',
    content: { v: 100, f: 112, n: 'Fasting, on most mornings.' },
    agreed: true,
    daysAgo: 60,
    in: 75,
  },
  {
    kind: 'steps',
    content: { v: 8_000, n: 'Twenty minutes more after dinner.' },
    agreed: false,
    daysAgo: 1,
    in: 45,
  },
]

async function writeGoals(tx: Tx, key: PersonKey, { patient, dietitian }: State, now: Date): Promise<void> {
  for (const { kind, content, agreed, daysAgo, in: inDays } of goals) {
    const id = randomUUID()
    const at = dateOf({ daysAgo, minute: 640 }, now)
    await tx
      .insertInto('health_goals')
      .values({
        id,
        patient_id: patient,
        dietitian_id: dietitian,
        is_own: false,
        kind,
        content_sealed: sealJson(key, content, goalBinding(id)),
        by_on: new Date(now.getTime() + inDays * day).toISOString().slice(0, 10),
        state: agreed ? 'agreed' : 'proposed',
        proposed_by: 'dietitian',
        proposed_at: at,
        agreed_at: agreed ? new Date(at.getTime() + 90 * minute) : null,
      })
      .execute()
  }
}

const paperName = 'Blood tests'
const paper = demoDocument([
  'Laboratory report',
  'HbA1c 5.8 %   Fasting glucose 99 mg/dL',
  'Total cholesterol 196   LDL 121   HDL 49   Triglycerides 139 mg/dL',
])

async function writeReport(tx: Tx, patient: string, { id, key }: Kept, now: Date): Promise<void> {
  const uploaded_at = dateOf({ daysAgo: 7, minute: 1_130 }, now)
  await tx
    .insertInto('health_files')
    .values({
      id,
      user_id: patient,
      client_id: id,
      name_sealed: key.seal(paperName, healthFileNameBinding(id)),
      type: 'application/pdf',
      bytes: paper.length,
      reported_on: new Date(now.getTime() - 8 * day).toISOString().slice(0, 10),
      uploaded_at,
    })
    .execute()
}

const read: readonly { group: HealthGroup; daysAgo: number; times: number }[] = [
  { group: 'body', daysAgo: 3, times: 2 },
  { group: 'glucose', daysAgo: 3, times: 3 },
  { group: 'reports', daysAgo: 3, times: 1 },
  { group: 'body', daysAgo: 17, times: 1 },
  { group: 'glucose', daysAgo: 17, times: 1 },
]

async function writeReadings(tx: Tx, { patient, dietitian }: State, now: Date): Promise<void> {
  await tx
    .insertInto('health_readings')
    .values(
      read.map(({ group, daysAgo, times }) => {
        const last_at = dateOf({ daysAgo, minute: 570 }, now)
        return {
          patient_id: patient,
          dietitian_id: dietitian,
          health_group: group,
          read_on: last_at.toISOString().slice(0, 10),
          times,
          last_at,
        }
      }),
    )
    .execute()
}

/** One in four shares no glucose, and another one in four no meals. */
async function writeOther(tx: Tx, house: Filling, userId: string, place: number, now: Date): Promise<void> {
  const consent = { userId, purpose: 'health', language: 'en', method: 'demo', address: 'demo' } as const
  await giveConsent(tx, house, consent, dateOf({ daysAgo: 100, minute: 600 }, now))
  await writeEntries(
    tx,
    await ensurePersonKey(tx, house.keys, userId, now),
    userId,
    [...demoCourse(7_000 + place), ...demoDays(9_000 + place)],
    now,
  )
  const withheld = place % 4 === 3 ? 'glucose' : place % 4 === 1 ? 'meals' : null
  if (withheld)
    await sql`insert into withheld_groups (patient_id, dietitian_id, health_group, withheld_at)
      select ${userId}::uuid, id, ${withheld satisfies HealthGroup}, ${now}::timestamptz from users where email = 'dietitian@nabta.test'`.execute(
      tx,
    )
}
