import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { addPaymentMethod } from '#contract/money/cards.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { ibanEnding } from '#test/payments/payouts.ts'
import { join as enrol } from '#test/people.ts'
import type { LostAnswer } from './main.ts'
import { startSimulator } from './start-simulator.ts'

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('room'), 'simulator-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('while the simulator cannot restart payments are unavailable, and they resume with it', async () => {
  const folder = await freshFolder()
  const journal = join(folder, 'gateway', 'journal.jsonl')
  const logged: [event: string, facts: unknown][] = []
  const simulator = await startSimulator(folder, {
    log: (_, event, facts) => logged.push([event, facts]),
  })
  onTestFinished(simulator.stop)
  const { settings } = simulator
  const app = await openApp({
    PAYMENT_URL: settings.url,
    PAYMENT_KEY: settings.key,
    PAYMENT_WEBHOOK_SECRET: settings.webhookSecret,
  })
  Object.assign(app.house.settings, { payments: settings })
  const patient = await enrol(app, sara)
  expect((await patient.call(addPaymentMethod, {})).status).toBe(201)

  const good = await readFile(journal, 'utf8')
  await appendFile(journal, 'this is no journal\n')
  const back = simulator.kill()
  await expect.poll(() => logged.map(([event]) => event)).toContain('payments.simulator_down')
  expect(logged[0]?.[1]).toMatchObject({ folder: join(folder, 'gateway'), why: 'it ended with 1' })
  const { status, body } = await patient.call(addPaymentMethod, {})
  expect([status, body.error.code]).toEqual([503, 'gateway_unreachable'])

  await writeFile(journal, good)
  await back
  expect((await patient.call(addPaymentMethod, {})).status).toBe(201)
})

test('a simulator that cannot start at all does not prevent the start of the server', async () => {
  const folder = await freshFolder()
  await writeFile(join(folder, 'gateway'), 'this is no folder')
  const simulator = await startSimulator(folder)
  onTestFinished(simulator.stop)
  await rm(join(folder, 'gateway'))
  await expect
    .poll(() =>
      fetch(simulator.settings.url).then(
        () => 'it answers',
        () => 'it is silent',
      ),
    )
    .toBe('it answers')
})

test('it loses as many answers as told, also if it is told something else meanwhile, and remembers them', async () => {
  const simulator = await startSimulator(await freshFolder())
  onTestFinished(simulator.stop)
  const { url, key } = simulator.settings
  const ask = (path: string, body?: unknown) =>
    fetch(`${url}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then(
      ({ status }) => status,
      () => 'lost',
    )
  const payOut = (number: string) =>
    ask('payouts', {
      source_id: 'simulated',
      sequence_number: number,
      amount: 1_000,
      purpose: 'payment_to_merchant',
      destination: {
        type: 'bank',
        iban: ibanEnding('19'),
        name: 'Layla Al-Harbi',
        mobile: '+966501234567',
        country: 'SA',
        city: 'Riyadh',
      },
    })
  simulator.tell({ losesPayouts: 1 })
  simulator.tell({ listsPayouts: 'all' })
  expect([await payOut('4815162342000001'), await payOut('4815162342000002')]).toEqual(['lost', 201])
  simulator.tell({ losesAnswers: 1 })
  expect(await ask('payouts')).toBe('lost')
  await simulator.kill()
  expect(simulator.rows<LostAnswer>('lost')).toEqual([{ isPayout: true }, { isPayout: false }])
  expect(simulator.rows<{ sequence_number: string }>('payout')).toHaveLength(2)
})
