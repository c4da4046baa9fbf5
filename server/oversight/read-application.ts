import type { readApplication as route } from '#contract/oversight/practices.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { applicationFromRows, applicationQuery } from './load-application.ts'

type Row = Parameters<typeof applicationFromRows>[0][number]

export const readApplication: Read<typeof route, Row> = (actor, { id }, now) => ({
  query: () => applicationQuery(id),
  view: (rows) => ({ application: applicationFromRows(rows, actor, now) }),
})
