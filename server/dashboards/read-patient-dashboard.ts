import { sql } from 'kysely'
import type { readPatientDashboard as route } from '#contract/dashboards/patient.ts'
import {
  patientAppointmentsAhead,
  treatingDietitians,
} from '#server/appointments/facts/dietitians-of-patient.ts'
import { recommendFor } from '#server/directory/recommend.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { readHealthAnswers } from '#server/health/answers.ts'
import { latestMeasure } from '#server/health/measures/latest-measure.ts'
import { latestUnread } from '#server/messages/conversations/latest-unread.ts'
import { planToday } from '#server/plans/following/plan-today.ts'
import { waitingQuestionnaires } from '#server/screening/facts.ts'

/** Nothing is stored for the dashboard: each figure is counted from its own rows. */
export const readPatientDashboard: Verb<typeof route> = async (tx, actor, _input, now, house, context) => {
  const answers = readHealthAnswers(tx, house, actor.id)
  const known = sql`select id from (${treatingDietitians(actor.id)}) as treating`
  const [ahead, unread, asked, plan, measure, recommended] = await Promise.all([
    patientAppointmentsAhead(actor.id, now).execute(tx),
    latestUnread(tx, actor, now, house, context),
    waitingQuestionnaires(actor.id).execute(tx),
    planToday(tx, actor.id, now, house),
    latestMeasure(tx, actor.id, house),
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
  return {
    upcoming: { count: row?.count ?? 0, nextAt: row?.next_at?.toISOString() ?? null },
    unread,
    questionnaires: asked.rows[0] ?? { count: 0, first: null },
    plan,
    measure,
    recommended,
  }
}
