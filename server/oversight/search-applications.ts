import type { searchApplications as route } from '#contract/oversight/practices.ts'
import { peopleMatching } from '#server/accounts/people/search-people.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { type ApplicantsPage, pageOfApplicants } from '#server/verification/applicants.ts'
import { viewApplicationRow } from './view.ts'

const most = 20

export const searchApplications: Read<typeof route, ApplicantsPage> = (
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
