import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { record } from './events.ts'
import { keyOfPlan, lockPlan, plansWrittenBy, viewSummary } from './plan.ts'

const pageSize = 20

export const listWrittenPlans: Verb<typeof contract.listWrittenPlans> = async (
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

/** The cursor needs microseconds, but a JavaScript Date has only milliseconds. */
async function microsOfRow(tx: Parameters<typeof listWrittenPlans>[0], id: string): Promise<string> {
  const { rows } = await sql<{ micros: string }>`
    select ${microsOf(sql`changed_at`)} as micros from nutrition_plans where id = ${id}::uuid`.execute(tx)
  return rows[0]?.micros ?? '0'
}

/** Ending a plan that has ended changes nothing. */
export const endPlan: Verb<typeof contract.endPlan> = async (tx, actor, { id }, now, house) => {
  const { state, patient_id } = await lockPlan(tx, actor, id)
  if (state === 'draft') throw new Refusal('status_has_changed')
  if (state === 'ended') return { done: true }
  await tx
    .updateTable('nutrition_plans')
    .set({ state: 'ended', ended_at: now })
    .where('id', '=', id)
    .execute()
  await record(tx, actor, 'plan.ended', id, now)
  await announce(tx, house, [patient_id, actor.id], { topic: 'plans', id })
  return { done: true }
}

/** Only a draft can be removed: a published plan stays with the patient. */
export const removePlan: Verb<typeof contract.removePlan> = async (tx, actor, { id }, now) => {
  const { state } = await lockPlan(tx, actor, id)
  if (state !== 'draft') throw new Refusal('status_has_changed')
  await tx.deleteFrom('nutrition_plans').where('id', '=', id).execute()
  await record(tx, actor, 'plan.removed', id, now)
  return { done: true }
}
