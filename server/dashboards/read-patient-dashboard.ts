import { sql } from 'kysely'
import type { NextVisit, readPatientDashboard as route } from '#contract/dashboards/patient.ts'
import {
  lastSeenAt,
  type NextVisitRow,
  nextVisitOfPatient,
  patientAppointmentsAhead,
  treatingDietitians,
} from '#server/appointments/facts/dietitians-of-patient.ts'
import { recommendFor } from '#server/directory/recommend.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { readHealthAnswers } from '#server/health/answers.ts'
import { latestMeasure } from '#server/health/measures/latest-measure.ts'
import { latestUnread } from '#server/messages/conversations/latest-unread.ts'
import { hasFinishedOnboarding } from '#server/onboarding/facts.ts'
import { planToday } from '#server/plans/following/plan-today.ts'
import { waitingQuestionnaires } from '#server/screening/facts.ts'

/** Nothing is stored for the dashboard: each figure is counted from its own rows. */
export const readPatientDashboard: Verb<typeof route> = async (tx, actor, _input, now, house, context) => {
  const answers = readHealthAnswers(tx, house, actor.id)
  const known = sql`select id from (${treatingDietitians(actor.id)}) as treating`
  const [ahead, found, begun, unread, asked, plan, measure, recommended] = await Promise.all([
    patientAppointmentsAhead(actor.id, now).execute(tx),
    nextVisitOfPatient(actor.id, now).execute(tx),
    sql<{ onboarded: boolean; seen_at: Date | null }>`
      select ${hasFinishedOnboarding(sql`${actor.id}::uuid`, 'patient')} as onboarded, ${lastSeenAt(actor.id)} as seen_at`.execute(
      tx,
    ),
    latestUnread(tx, actor, now, house, context),
    waitingQuestionnaires(actor.id).execute(tx),
    planToday(tx, actor.id, now, house),
    latestMeasure(tx, actor.id, now, house),
    answers.then((told) =>
      recommendFor(
        tx,
        actor,
        { goals: told?.healthGoals ?? [], conditions: told?.medicalConditions ?? '' },
        known,
        now,
      ),
    ),
  ])
  const [row] = ahead.rows
  const [next] = found.rows
  const [start] = begun.rows
  const steps = {
    onboarded: start?.onboarded ?? false,
    booked: (row?.count ?? 0) > 0 || next !== undefined,
    measured: measure !== null,
  }
  const isNew = start?.seen_at === null && Object.values(steps).includes(false)
  return {
    upcoming: {
      count: row?.count ?? 0,
      nextAt: row?.next_at?.toISOString() ?? null,
      requestedAt: row?.requested_at?.toISOString() ?? null,
    },
    next: next ? viewVisit(next) : null,
    firstSteps: isNew ? steps : null,
    unread,
    questionnaires: asked.rows[0] ?? { count: 0, first: null },
    plan,
    measure,
    recommended,
  }
}

const viewVisit = (row: NextVisitRow): NextVisit => ({
  id: row.id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  mode: row.mode,
  serviceName: row.service_name,
  otherServiceName: row.other_service_name,
  dietitian: {
    id: row.other_id,
    name: row.other_full_name,
    otherName: row.other_other_name,
    photoId: row.other_photo_id,
  },
})
