import { sql } from 'kysely'
import type { AgendaItem, readDietitianDashboard as route } from '#contract/dashboards/dietitian.ts'
import { loadConflicts } from '#server/appointments/conflicts/conflicts.ts'
import {
  type AgendaRow,
  agendaOf,
  newPatientsOf,
  nextVisitOf,
  openTasksOf,
  practiceFigures,
  unsignedNotesOf,
} from '#server/appointments/facts/practice-figures.ts'
import { zoneOfPractice } from '#server/availability/load.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { latestUnread } from '#server/messages/conversations/latest-unread.ts'
import { unansweredOf } from '#server/messages/conversations/unanswered.ts'
import { netOfAppointment } from '#server/money/payouts/net-of-appointment.ts'
import { unreadSubjects } from '#server/notifications/facts.ts'
import { activeSince } from '#server/patients/patient.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { isPublicReviewOf, pageOfReviews, type ReviewRow, type Tally, tallyOf } from '#server/reviews/load.ts'
import { viewReview, viewTally } from '#server/reviews/view.ts'
import { readSetup } from './set-up.ts'

const monthsShown = 6
const reviewsShown = 2
const notesNamed = 3

/** Nothing is stored for the dashboard: each figure is counted from its own rows. */
export const readDietitianDashboard: Verb<typeof route> = async (tx, actor, _input, now, house, context) => {
  const me = actor.id
  const { rows: known } = await sql<{ zone: string | null; target: number }>`
    select ${zoneOfPractice(me)} as zone, ${platformSetting('monthly_target')} as target`.execute(tx)
  const zone = known[0]?.zone ?? 'Asia/Riyadh'
  const [figures, unread, unanswered, tasks, found, answered, unsigned, agenda, next, growth, said, setUp] =
    await Promise.all([
      practiceFigures(me, zone, activeSince(now), now, netOfAppointment(me)).execute(tx),
      latestUnread(tx, actor, now, house, context),
      unansweredOf(me, now).execute(tx),
      openTasksOf(me, now).execute(tx),
      loadConflicts(tx, actor, now),
      unreadSubjects(me, 'questionnaire.answered').execute(tx),
      unsignedNotesOf(me, notesNamed).execute(tx),
      agendaOf(me, zone, now).execute(tx),
      nextVisitOf(me, zone, now).execute(tx),
      newPatientsOf(me, zone, monthsShown, now).execute(tx),
      sql<{ tally: Tally; page: ReviewRow[] }>`
      select ${tallyOf(me)} as tally, ${pageOfReviews(isPublicReviewOf(me), { most: reviewsShown })} as page`.execute(
        tx,
      ),
      readSetup(tx, me, now),
    ])
  const [figure] = figures.rows
  const [reviews] = said.rows
  const [ahead] = next.rows
  return {
    waiting: {
      setUp,
      requests: figure?.requests ?? 0,
      unread,
      unanswered: unanswered.rows[0] ?? { count: 0, latest: null },
      ...(tasks.rows[0] ?? { moves: none, unfinished: none, claims: none }),
      conflicts: found.conflicts.length,
      answered: { count: answered.rows.length, latest: answered.rows[0]?.subject_id ?? null },
      unsigned: {
        count: unsigned.rows[0]?.count ?? 0,
        first: unsigned.rows.map((row) => ({
          id: row.id,
          startsAt: row.starts_at.toISOString(),
          name: row.name,
          otherName: row.other_name,
        })),
      },
    },
    zone,
    agenda: agenda.rows.map(viewVisit),
    next: ahead ? viewVisit(ahead) : null,
    activePatients: figure?.active ?? 0,
    earned: (figure?.net_halalas ?? 0) / 100,
    earnedGross: (figure?.earned_halalas ?? 0) / 100,
    growth: growth.rows,
    monthlyTarget: known[0]?.target ?? 0,
    tally: viewTally(reviews?.tally ?? { average: null, count: 0, stars: [0, 0, 0, 0, 0] }),
    reviews: (reviews?.page ?? []).slice(0, reviewsShown).map(viewReview),
  }
}

const none = { count: 0, first: null }

const viewVisit = (row: AgendaRow): AgendaItem => ({
  id: row.id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  status: row.status,
  mode: row.mode,
  serviceName: row.service_name,
  otherServiceName: row.other_service_name,
  patient: { id: row.patient, name: row.name, otherName: row.other_name },
  isFirst: row.is_first,
})
