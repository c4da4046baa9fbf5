import { sql } from 'kysely'
import { mostUpcoming, type listUpcoming as route } from '#contract/oversight.ts'
import { type UpcomingRow, upcomingOf } from '../appointments/upcoming-of.ts'
import type { Read } from '../bind-read.ts'
import { applicant } from '../documents/applicants.ts'
import { Refusal } from '../refusal.ts'
import { endOfLicense } from './end-of-license.ts'

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
