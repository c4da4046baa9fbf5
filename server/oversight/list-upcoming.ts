import { sql } from 'kysely'
import { mostUpcoming, type listUpcoming as route } from '#contract/oversight/practices.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { applicant } from '#server/verification/applicants.ts'
import { type UpcomingRow, upcomingOf } from '../appointments/upcoming-of.ts'

type Row = { found: UpcomingRow }

export const listUpcoming: Read<typeof route, Row> = (_, { id }, now) => ({
  query: () => sql<Row>`
    select ${upcomingOf(id, endOfLicense, mostUpcoming, now)} as found from (${applicant(id)}) as applicant`,
  view([row]) {
    if (!row) throw new Refusal('not_found')
    const { count, afterLicense, upcoming } = row.found
    return {
      count,
      afterLicense,
      upcoming: upcoming.map((each) => ({ ...each, startsAt: new Date(each.startsAt).toISOString() })),
    }
  },
})

/** For a row called `applicant`: midnight in Riyadh after the licence’s last day, null if none is verified. */
const endOfLicense = sql`((applicant.licensed_until::date + 1)::timestamp at time zone 'Asia/Riyadh')`
