import { sql } from 'kysely'
import { defaultUnits, entryKinds, type UnitChoices } from '#contract/health/kinds.ts'
import type { readHealth as route } from '#contract/health/patients.ts'
import type { Reminder } from '#contract/health/reminders.ts'
import { lastSeenAt } from '#server/appointments/facts/dietitians-of-patient.ts'
import { type HealthConsentRow, healthConsentOf } from '#server/consents/facts.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { type SexAndBirth, sexAndBirthOf } from '#server/profiles/facts.ts'
import { readHealthAnswers } from '../answers.ts'
import { viewConsent } from '../consent/consent.ts'
import { ownGoals, viewGoal } from '../goals/goal.ts'
import { shortCourses } from '../measures/short-courses.ts'
import { remindersOf } from '../reminders/reminders.ts'
import { latestEntries } from './latest-entries.ts'

type Row = {
  consent: HealthConsentRow | null
  units: UnitChoices | null
  about: SexAndBirth | null
  reminders: Reminder[]
  last_seen: Date | null
}

export const readHealth: Verb<typeof route> = async (tx, actor, _, _now, house) => {
  const me = sql`${actor.id}::uuid`
  const key = await findPersonKey(tx, house.keys, actor.id)
  const [{ rows }, goals, record, courses, answers] = await Promise.all([
    sql<Row>`
      select ${healthConsentOf(me)} as consent, (select units from health_choices where user_id = ${me}) as units,
        ${sexAndBirthOf(me)} as about, ${remindersOf(me)} as reminders, ${lastSeenAt(actor.id)} as last_seen`.execute(
      tx,
    ),
    ownGoals(actor.id).execute(tx),
    latestEntries(tx, key, actor.id, entryKinds),
    shortCourses(tx, key, actor.id),
    readHealthAnswers(tx, house, actor.id),
  ])
  const [row] = rows
  const measured = record.latest.find(({ measure }) => measure.kind === 'height' && !measure.isUnreadable)
    ?.measure.value
  return {
    consent: viewConsent(row?.consent ?? null),
    units: { ...defaultUnits, ...row?.units },
    about: { ...(row?.about ?? { sex: null, bornOn: null }), heightCm: measured ?? answers?.height ?? null },
    ...record,
    latest: record.latest.map((each) => ({ ...each, course: courses.get(each.measure.kind) ?? [] })),
    goals: goals.rows.map((goal) => viewGoal(goal, key, actor)),
    reminders: row?.reminders ?? [],
    lastAppointmentAt: row?.last_seen?.toISOString() ?? null,
  }
}
