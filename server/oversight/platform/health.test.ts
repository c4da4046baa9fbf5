import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { giveUpJob, readPlatformHealth, retryJob } from '#contract/platform/health.ts'
import { rounds } from '#copy/platform/rounds.ts'
import { openBus } from '#server/ground/realtime/open-bus.ts'
import { work } from '#server/jobs.ts'
import { openApp } from '#test/app.ts'
import { openBusServer } from '#test/bus-servers.ts'
import { khalid, noor, omar, sara } from '#test/cast.ts'
import { needs } from '#test/needs.ts'
import { join } from '#test/people.ts'
import { readHealth } from './read-health.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const admin = await join(app, noor, { role: 'admin' })
const health = async () => {
  const { status, body } = await admin.call(readPlatformHealth, {})
  expect(status).toBe(200)
  return body
}
const isGone = Object.assign(new Error(`connect ECONNREFUSED, the letter to ${sara.email} was not sent`), {
  code: 'ECONNREFUSED',
})

/** Requests an email while the mail server is down. */
async function fail(email: string) {
  const deliver = vi.spyOn(app.house.mail, 'deliver').mockRejectedValue(isGone)
  await app.call(subscribeToNewsletter, { email })
  await app.runJobs()
  deliver.mockRestore()
}

test('a failing job is shown without text by users, is tried again, and disappears', async () => {
  await fail(sara.email)
  const seen = await health()
  expect(seen.failed).toMatchObject([
    { task: 'newsletter_confirmation', attempts: 1, fault: 'ECONNREFUSED', nextAt: expect.any(String) },
  ])
  expect(JSON.stringify(seen)).not.toContain(sara.email)
  expect(seen.queues.find(({ task }) => task === 'newsletter_confirmation')).toMatchObject({ failing: 1 })
  expect(seen.post[0]).toEqual({ channel: 'mail', sent: 0, failed: 1 })
  expect(seen.parts.find(({ part }) => part === 'mail')?.isWell).toBe(false)

  const id = seen.failed[0]?.id ?? ''
  expect((await admin.call(retryJob, { id })).status).toBe(200)
  await app.runJobs()
  expect(await app.mailTo(sara.email)).toHaveLength(1)
  const after = await health()
  expect(after.failed).toEqual([])
  expect(after.post[0]).toEqual({ channel: 'mail', sent: 1, failed: 1 })
  expect((await admin.call(retryJob, { id })).status).toBe(404)
})

test('a job that is cancelled is never tried again, and the log says who decided so', async () => {
  await fail(omar.email)
  const [job] = (await health()).failed
  expect((await admin.call(giveUpJob, { id: job?.id ?? '' })).status).toBe(200)
  await app.runJobs()
  expect((await health()).failed).toEqual([])
  expect(await app.mailTo(omar.email)).toEqual([])
  const { body } = await admin.call(searchAuditLog, { person: admin.id, group: 'admins' })
  expect(body.entries.map(({ kind }) => kind)).toEqual(['platform.job_given_up', 'platform.job_retried'])
})

test('the database shows the queue only to admins', async () => {
  await fail(khalid.email)
  for (const actor of [
    { id: 'system', role: '', language: 'en' },
    { id: admin.id, role: 'patient', language: 'en' },
  ] as const) {
    const seen = await app.house.db.as(actor, async (tx) => [
      ...(await sql`select from app.failed_jobs(9)`.execute(tx)).rows,
      ...(await sql`select from app.job_queue()`.execute(tx)).rows,
      ...(await sql`select task from app.give_up_job(1) as task where task is not null`.execute(tx)).rows,
    ])
    expect(seen).toEqual([])
  }
})

const wellAt = async (part: string) => (await health()).parts.find((each) => each.part === part)?.isWell

test('a component that does not answer is reported as unreachable, and the rest works', async () => {
  expect([await wellAt('storage'), await wellAt('migrations'), await wellAt('scanner')]).toEqual([
    true,
    true,
    true,
  ])
  const list = vi.spyOn(app.house.files, 'list').mockImplementation(async function* () {
    yield await Promise.reject(new Error('the disk is gone'))
  })
  expect(await wellAt('storage')).toBe(false)
  list.mockRestore()
  const { databaseBytes, freeBytes } = await health()
  expect(databaseBytes).toBeGreaterThan(1_000_000)
  expect(freeBytes).toBeGreaterThan(0)
})

test('mail stored as files by a server with a public address is reported as missing, and with a relay it is not', async () => {
  const mailAt = async (settings: Partial<typeof app.house.settings>) => {
    const house = { ...app.house, settings: { ...app.house.settings, ...settings } }
    const actor = { id: admin.id, role: 'admin', language: 'en' } as const
    const { parts } = await app.house.db.as(actor, (tx) =>
      readHealth(tx, actor, {}, new Date(), house, {} as never),
    )
    return parts.find(({ part }) => part === 'mail')
  }
  const publicUrl = new URL('https://nabta.example')
  expect(await mailAt({ publicUrl })).toEqual({ part: 'mail', isWell: false, way: 'nobody' })
  expect(await mailAt({ publicUrl, smtpUrl: 'smtps://relay.example' })).toMatchObject({ way: 'smtps' })
  expect(await mailAt({})).toMatchObject({ way: 'outbox' })
})

/** Switches the server to another bus until the test ends. */
function speakOver(busUrl: string | undefined, appUrl = app.appUrl) {
  const usual = app.house.bus
  const bus = openBus({ busUrl }, app.house.db, appUrl, app.house.log)
  Object.assign(app.house, { bus })
  onTestFinished(() => {
    Object.assign(app.house, { bus: usual })
    return bus.close()
  })
  return bus
}

for (const kind of ['nats', 'redis'] as const)
  test(
    `live updates over ${kind} are reported as unreachable for as long as they are`,
    needs(kind),
    async () => {
      const server = await openBusServer(kind)
      speakOver(server.url)
      await expect.poll(() => wellAt('bus')).toBe(true)
      await server.stop()
      expect(await wellAt('bus')).toBe(false)
      await server.start()
      await expect.poll(() => wellAt('bus')).toBe(true)
    },
  )

test('live updates through the database are reported as unreachable while no server can listen to it', async () => {
  expect(await wellAt('bus')).toBe(true)
  const bus = speakOver(undefined, 'postgres://127.0.0.1:1/nowhere')
  const subscription = bus.subscribe(
    () => {},
    () => {},
  )
  expect(await wellAt('bus')).toBe(false)
  await subscription.stop()
})

test('a database that cannot store anything is not reported as working', async () => {
  const begin = (setting: 'set default_transaction_read_only = on' | 'reset default_transaction_read_only') =>
    app.rows(`do $$ begin
        execute format('alter database %I ${setting}', current_database());
        perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'nabta';
      end $$`)
  /** Returns 'gone' if the request meets a connection that was just terminated. */
  const isSaidToWork = async () => {
    const { status, body } = await admin.call(readPlatformHealth, {})
    return status === 200 ? body.parts.find(({ part }) => part === 'database')?.isWell : 'gone'
  }
  expect(await isSaidToWork()).toBe(true)
  await begin('set default_transaction_read_only = on')
  await expect.poll(isSaidToWork).toBe(false)
  await begin('reset default_transaction_read_only')
  await expect.poll(isSaidToWork).toBe(true)
})

test('every scheduled job has a name in both languages', () => {
  expect(Object.keys(rounds).toSorted()).toEqual([...Object.keys(work.cron), 'free_abandoned'].toSorted())
})
