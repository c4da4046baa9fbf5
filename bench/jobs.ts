import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Jobs wait until `releaseJobs`, so that a request's cost is not mixed with that of the letter after it. */
export async function holdJobs(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query("select pg_get_functiondef('app.enqueue'::regproc) as text")
  const text: string = rows[0].text
  const held = text.replace('now()', "now() + interval '1 day'")
  if (held === text) throw new Error('app.enqueue no longer says when its jobs are due')
  await owner.query(held)
}

/** So many waiting jobs are due now, also those that failed and would wait for their next try. */
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

/** Has them worked off, retries included; what is left after the time was stuck. */
export async function workOffJobs(owner: pg.Client, seconds = 30): Promise<number> {
  for (const until = performance.now() + seconds * 1_000; ; ) {
    await releaseJobs(owner)
    const left = await countJobs(owner)
    if (left === 0 || performance.now() > until) return left
    await pause(100)
  }
}
