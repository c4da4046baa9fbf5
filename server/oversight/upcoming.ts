import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { mostUpcoming } from '#contract/oversight/practices.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { applicant } from '#server/verification/applicants.ts'
import { cancelUpcoming as cancelAhead } from '../appointments/cancel-upcoming.ts'
import { reasonSealer } from '../appointments/reason.ts'
import {
  type AheadRow,
  appointmentsAhead,
  type UpcomingRow,
  upcomingOf,
} from '../appointments/upcoming-of.ts'
import { loadApplication } from './applications.ts'
import { lastMomentOf } from './rules.ts'

type Row = { found: UpcomingRow }

export const listUpcoming: Read<typeof contract.listUpcoming, Row> = (_, { id }, now) => ({
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

/** Admins cannot use this for their own practice; they cancel its appointments one by one. */
export const cancelUpcoming: Verb<typeof contract.cancelUpcoming> = async (
  tx,
  actor,
  { id, which, reason },
  now,
  { keys },
) => {
  if (isSelf(actor, id)) throw new Refusal('not_found')
  const { licensedUntil } = await loadApplication(tx, actor, id, now)
  const sealed = reasonSealer(keys, reason)
  if (which === 'all') return { cancelled: await cancelAhead(tx, actor, id, sealed, now) }
  if (licensedUntil === null) return { cancelled: 0 }
  const after = lastMomentOf(licensedUntil)
  return { cancelled: await cancelAhead(tx, actor, id, sealed, now, { after }) }
}

export const countAhead: Read<typeof contract.countAhead, AheadRow> = (_, { id }, now) => ({
  query: () => appointmentsAhead(id, now),
  view: ([row]) => row ?? { asPatient: 0, asDietitian: 0 },
})
