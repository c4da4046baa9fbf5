import { type RawBuilder, sql } from 'kysely'
import type { giveUpJob as giveUpRoute, retryJob as retryRoute } from '#contract/platform/health.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '#server/platform/events.ts'

export const retryJob: Verb<typeof retryRoute> = async (tx, actor, { id }, now) => {
  const task = await decided(tx, sql`app.retry_job(${id}::bigint)`)
  await record(tx, actor, 'platform.job_retried', actor.id, now, { task, job: id })
  return { done: true }
}

export const giveUpJob: Verb<typeof giveUpRoute> = async (tx, actor, { id }, now) => {
  const task = await decided(tx, sql`app.give_up_job(${id}::bigint)`)
  await record(tx, actor, 'platform.job_given_up', actor.id, now, { task, job: id })
  return { done: true }
}

/** Refuses a job that has not failed, is running, or no longer exists. */
async function decided(tx: Tx, decision: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ task: string | null }>`select ${decision} as task`.execute(tx)
  const task = rows[0]?.task
  if (!task) throw new Refusal('not_found')
  return task
}
