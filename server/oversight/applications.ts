import { type RawBuilder, sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Application } from '#contract/oversight/practices.ts'
import { peopleMatching } from '#server/accounts/people/search-people.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import {
  type Applicant,
  type ApplicantsPage,
  applicant,
  pageOfApplicants,
} from '#server/verification/applicants.ts'
import { type HistoryRow, historyOf } from './history.ts'
import { viewApplication, viewApplicationRow } from './view.ts'

const most = 20

export const searchApplications: Read<typeof contract.searchApplications, ApplicantsPage> = (
  _,
  { list = 'waiting', q, sort, after },
  now,
) => ({
  query: () =>
    pageOfApplicants(
      {
        list,
        found: q ? peopleMatching(q) : null,
        sort,
        after: after === undefined ? null : readCursor(after),
      },
      most,
      now,
    ),
  view([page]) {
    if (!page) throw new Error('the query for the page returned no row')
    const shown = page.rows.slice(0, most)
    const last = page.rows.length > most ? shown.at(-1) : undefined
    return {
      applications: shown.map(viewApplicationRow),
      after: last ? writeCursor(last) : null,
      counts: page.counts,
    }
  },
})

export const readApplication: Read<typeof contract.readApplication, ApplicationRow> = (
  actor,
  { id },
  now,
) => ({
  query: () => applicationQuery(id),
  view: (rows) => ({ application: applicationFromRows(rows, actor, now) }),
})

type ApplicationRow = Applicant & { history: HistoryRow[] }

const applicationQuery = (id: string): RawBuilder<ApplicationRow> => sql<ApplicationRow>`
  select applicant.*, ${historyOf(id)} as history from (${applicant(id)}) as applicant`

function applicationFromRows([row]: readonly ApplicationRow[], actor: Actor, now: Date): Application {
  if (!row) throw new Refusal('not_found')
  return viewApplication(row, actor, now)
}

export async function loadApplication(tx: Tx, actor: Actor, id: string, now: Date): Promise<Application> {
  const { rows } = await applicationQuery(id).execute(tx)
  return applicationFromRows(rows, actor, now)
}
