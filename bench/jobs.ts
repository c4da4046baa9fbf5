import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Holds jobs until `releaseJobs`, so that the cost of a request does not include the email that follows it. */
export async function holdJobs(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query("select pg_get_functiondef('app.enqueue'::regproc) as text")
  const text: string = rows[0].text
  const held = text.replace('now()', "now() + interval '1 day'")
  if (held === text) throw new Error('app.enqueue no longer sets when its jobs are due')
  await owner.query(held)
}

/** Makes up to `most` waiting jobs due now, including failed ones that would otherwise wait for their next attempt. */
export async function releaseJobs(owner: pg.Client, most = 1_000_000): Promise<void> {
  await owner.query(
    `update graphile_worker._private_jobs set run_at = now() where id in (
      select id from graphile_worker._private_jobs where locked_at is null and run_at > now() order by id limit $1)`,
    [most],
  )
  await owner.query(`select pg_notify('jobs:insert', '{"r":"bench","count":1}')`)
}

export async function countJobs(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query('select count(*)::int as count from graphile_worker._private_jobs')
  return rows[0].count
}

/** Runs all jobs to the end, retries included; returns how many are still left after the given seconds. */
export async function workOffJobs(owner: pg.Client, seconds = 30): Promise<number> {
  for (const until = performance.now() + seconds * 1_000; ; ) {
    await releaseJobs(owner)
    const left = await countJobs(owner)
    if (left === 0 || performance.now() > until) return left
    await pause(100)
  }
}
