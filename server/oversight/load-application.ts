import { type RawBuilder, sql } from 'kysely'
import type { Application } from '#contract/oversight/practices.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type Applicant, applicant } from '#server/verification/applicants.ts'
import { type HistoryRow, historyOf } from './history.ts'
import { viewApplication } from './view.ts'

type Row = Applicant & { history: HistoryRow[] }

export const applicationQuery = (id: string): RawBuilder<Row> => sql<Row>`
  select applicant.*, ${historyOf(id)} as history from (${applicant(id)}) as applicant`

export function applicationFromRows([row]: readonly Row[], actor: Actor, now: Date): Application {
  if (!row) throw new Refusal('not_found')
  return viewApplication(row, actor, now)
}

export async function loadApplication(tx: Tx, actor: Actor, id: string, now: Date): Promise<Application> {
  const { rows } = await applicationQuery(id).execute(tx)
  return applicationFromRows(rows, actor, now)
}
