import { sql } from 'kysely'
import type { listWrittenPlans as route } from '#contract/plans/written.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { keyOfPlan, plansWrittenBy, viewSummary } from './plan.ts'

const pageSize = 20

export const listWrittenPlans: Verb<typeof route> = async (
  tx,
  actor,
  { state, patient, after },
  _now,
  { keys },
) => {
  const { rows } = await plansWrittenBy(
    actor,
    sql`${state ? sql`and plan.state = ${state}` : sql``} ${patient ? sql`and plan.patient_id = ${patient}::uuid` : sql``}
      ${after === undefined ? sql`` : sql`and (plan.changed_at, plan.id) < ${cursorRow(readCursor(after))}`}
      order by plan.changed_at desc, plan.id desc limit ${pageSize + 1}`,
  ).execute(tx)
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    plans: page.map((row) => viewSummary(row, keyOfPlan(keys, row))),
    next:
      last && rows.length > pageSize
        ? writeCursor({ micros: await microsOfRow(tx, last.id), id: last.id })
        : null,
  }
}

/** A JavaScript Date has only milliseconds; the cursor needs microseconds. */
async function microsOfRow(tx: Parameters<typeof listWrittenPlans>[0], id: string): Promise<string> {
  const { rows } = await sql<{ micros: string }>`
    select ${microsOf(sql`changed_at`)} as micros from nutrition_plans where id = ${id}::uuid`.execute(tx)
  return rows[0]?.micros ?? '0'
}
