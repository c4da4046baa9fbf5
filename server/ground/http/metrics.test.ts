import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { metersOf } from '#server/routes.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { openSocket } from '#test/sockets.ts'
import { DatabaseGone } from '../data/database-faults.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })

/** All metrics of the product, by name and labels. */
async function scrape(): Promise<Record<string, number>> {
  const answer = await app.fetch('/metrics')
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('nabta_'))
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]))
}

test('waiting, failed and abandoned jobs are counted, and the wait of the oldest is measured', async () => {
  expect(await scrape()).toMatchObject({ 'nabta_jobs{state="ready"}': 0, nabta_jobs_oldest_seconds: 0 })
  await app.call(subscribeToNewsletter, { email: omar.email })
  await app.rows("update graphile_worker._private_jobs set run_at = now() - interval '10 minutes'")
  const waiting = await scrape()
  expect(waiting).toMatchObject({ 'nabta_jobs{state="ready"}': 1, 'nabta_jobs{state="failing"}': 0 })
  expect(waiting.nabta_jobs_oldest_seconds).toBeGreaterThanOrEqual(600)

  vi.spyOn(app.house.mail, 'deliver').mockRejectedValueOnce(new Error('the relay is away'))
  await app.runJobs()
  const failing = {
    'nabta_jobs{state="ready"}': 0,
    'nabta_jobs{state="failing"}': 1,
    nabta_jobs_oldest_seconds: 0,
    'nabta_post_total{channel="mail",outcome="failed"}': 1,
    'nabta_post_total{channel="mail",outcome="kept"}': 0,
  }
  expect(await scrape()).toMatchObject(failing)

  await app.rows('update graphile_worker._private_jobs set attempts = max_attempts')
  expect(await scrape()).toMatchObject({
    'nabta_jobs{state="failing"}': 0,
    'nabta_jobs{state="given_up"}': 1,
  })
  await app.rows('update graphile_worker._private_jobs set attempts = 0, run_at = now()')
  await app.runJobs()
  expect(await scrape()).toMatchObject({
    'nabta_jobs{state="given_up"}': 0,
    'nabta_post_total{channel="mail",outcome="kept"}': 1,
    'nabta_post_total{channel="mail",outcome="failed"}': 1,
  })
})

test('sockets are counted while they are open', async () => {
  expect((await scrape()).nabta_sockets).toBe(0)
  const socket = await openSocket(app, await join(app, sara))
  expect((await scrape()).nabta_sockets).toBe(1)
  socket.wire.close()
  await expect.poll(async () => (await scrape()).nabta_sockets).toBe(0)
})

test('payouts that are in progress, recently returned or held are counted', async () => {
  const layla = await join(app, drLayla, { role: 'dietitian' })
  const fahad = await join(app, drFahad, { role: 'dietitian' })
  app.at('2026-11-22T06:00:00Z')
  const ask = (number: string, person: { id: string }, at: string) =>
    app.rows(
      `insert into payouts (id, dietitian_id, number, halalas, cause, iban_end, asked_at)
        values (gen_random_uuid(), $1, $2, 100, 'asked', '7519', $3)`,
      [person.id, number.padStart(16, '7'), at],
    )
  await ask('1', layla, '2026-11-22T05:00:00Z')
  await ask('2', fahad, '2026-11-20T05:00:00Z')
  await app.rows(
    "update payouts set state = 'returned', reason = 'refused', ended_at = asked_at where dietitian_id = $1",
    [fahad.id],
  )
  await app.rows(
    "insert into payout_holds (dietitian_id, reason, held_at) values ($1, 'The bank asks.', now())",
    [fahad.id],
  )
  expect(await scrape()).toMatchObject({
    'nabta_payouts{state="under_way"}': 1,
    'nabta_payouts{state="returned"}': 1,
    'nabta_payouts{state="held"}': 1,
    nabta_payouts_oldest_seconds: 3_600,
  })
  app.at('2026-11-28T06:00:00Z')
  expect(await scrape()).toMatchObject({ 'nabta_payouts{state="returned"}': 0 })
})

test('connections to the database are counted, and without the database the other metrics are still reported', async () => {
  const busy = 'nabta_database_connections{state="busy"}'
  const { promise, resolve } = Promise.withResolvers<void>()
  const holding = app.house.db.as({ id: 'system', role: '', language: 'en' }, () => promise)
  await expect.poll(async () => (await scrape())[busy]).toBeGreaterThanOrEqual(1)
  resolve()
  await holding

  vi.spyOn(app.house.db, 'read').mockRejectedValue(new DatabaseGone('gone'))
  const figures = await scrape()
  expect(Object.keys(figures).filter((name) => name.startsWith('nabta_payouts'))).toEqual([])
  expect(figures).toMatchObject({ nabta_sockets: 0, nabta_database_waiting: 0 })
})

test('the operators’ guide explains every metric', async () => {
  const page = await readFile('docs/operating.md', 'utf8')
  const meters = metersOf(app.house, { sockets: () => 0 }, { query: () => {} } as never)
  for (const { name, labels = [] } of meters)
    expect(page, name).toMatch(
      new RegExp(
        `\\| \`${name}\` \\| ${labels.length > 0 ? labels.map((label) => `\`${label}\``).join(', ') : '–'} \\|`,
      ),
    )
})
