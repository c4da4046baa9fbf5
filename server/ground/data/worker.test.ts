import { afterAll, expect, test } from 'vitest'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { work } from '#server/jobs.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { startJobs } from './worker.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const running: { stop(): Promise<void> }[] = []
const begin = async (alone: boolean) =>
  void running.push(await startJobs(app.house, app.ownerUrl, work, { alone }))
afterAll(() => Promise.all(running.map(({ stop }) => stop())))

const lockedSince = (minutes: number) =>
  app.rows(
    "update graphile_worker._private_jobs set locked_by = 'a killed worker', locked_at = now() - make_interval(mins => $1)",
    [minutes],
  )
const mailed = async (email: string) => (await app.mailTo(email)).length

test('a job held by a killed node is resumed at the next start, or by another node after some minutes', async () => {
  await app.call(subscribeToNewsletter, { email: sara.email })
  await lockedSince(1)
  await begin(false)
  await app.call(subscribeToNewsletter, { email: omar.email })
  await expect.poll(() => mailed(omar.email)).toBe(1)
  expect(await mailed(sara.email)).toBe(0)

  await lockedSince(6)
  await begin(false)
  await expect.poll(() => mailed(sara.email)).toBe(1)
})

test('without another node nothing waits for minutes', async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  await app.call(subscribeToNewsletter, { email: 'huda@example.sa' })
  await lockedSince(0)
  await begin(true)
  await expect.poll(() => mailed('huda@example.sa')).toBe(1)
})

test('a job that fails is tried again later, and its logged error names no person', async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  const email = 'canary@example.sa'
  const { deliver } = app.house.mail
  Object.assign(app.house.mail, {
    deliver: () => Promise.reject(new Error('the mail server did not accept the letter')),
  })
  await app.call(subscribeToNewsletter, { email })
  await app.runJobs()
  Object.assign(app.house.mail, { deliver })
  expect(await mailed(email)).toBe(0)
  const [waiting] = await app.rows<{ attempts: number; last_error: string }>(
    'select attempts, last_error from graphile_worker._private_jobs',
  )
  expect(waiting).toMatchObject({ attempts: 1, last_error: expect.not.stringContaining('canary') })
  await app.rows('update graphile_worker._private_jobs set run_at = now()')
  await app.runJobs()
  expect(await mailed(email)).toBe(1)
})
