import type { listApplications as route } from '#contract/oversight.ts'
import type { Read } from '#server/http/bind-read.ts'
import { readCursor, writeCursor } from '#server/time/cursor.ts'
import { type ApplicantsPage, pageOfApplicants } from '#server/verification/applicants.ts'
import { viewRow } from './view.ts'

const most = 20

export const listApplications: Read<typeof route, ApplicantsPage> = (_, { list = 'waiting', after }) => ({
  query: () => pageOfApplicants(list, after === undefined ? null : readCursor(after), most),
  view([page]) {
    if (!page) throw new Error('a page came without its row')
    const shown = page.rows.slice(0, most)
    const last = page.rows.length > most ? shown.at(-1) : undefined
    return { applications: shown.map(viewRow), after: last ? writeCursor(last) : null, counts: page.counts }
  },
})
