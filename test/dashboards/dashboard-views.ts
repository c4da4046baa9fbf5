import type { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'

export type Dashboard = OutputOf<typeof readDietitianDashboard>

const none = { count: 0, first: null }

export const nothingWaits: Dashboard['waiting'] = {
  setUp: { application: null, missing: { fields: [], documents: [] }, needs: [] },
  requests: 0,
  unread: { count: 0, latest: null },
  unanswered: { count: 0, latest: null },
  moves: none,
  unfinished: none,
  claims: none,
  conflicts: 0,
  answered: { count: 0, latest: null },
  unsigned: { count: 0, first: [] },
}

/** The dashboard of a practice whose setup is complete, before its first appointment. */
export const dietitianDashboard: Dashboard = {
  waiting: nothingWaits,
  zone: 'Asia/Riyadh',
  agenda: [],
  next: null,
  activePatients: 0,
  earned: 0,
  earnedGross: 0,
  growth: [{ month: '2026-11', count: 0 }],
  monthlyTarget: 20,
  tally: { average: null, count: 0, stars: [0, 0, 0, 0, 0] },
  reviews: [],
}
