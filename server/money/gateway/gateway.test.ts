import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readPlatformHealth } from '#contract/platform/health.ts'
import { noor } from '#test/cast.ts'
import { openPayments, passForm } from '#test/payments/open-payments.ts'
import { ibanEnding } from '#test/payments/payouts.ts'
import { join } from '#test/people.ts'
import { GatewayRefused, GatewaySilent, openGateway } from './gateway.ts'

// A payout stays 'initiated' until the test has read it.
const { app, simulator } = await openPayments({ payoutMs: 600_000 })
const soon = { pauses: [1, 1] }
const gateway = openGateway(simulator.settings, app.house.log, soon)

const form = (amount = 100) =>
  gateway.openForm({
    for: 'card',
    amount,
    description: 'Card check',
    language: 'en',
    successUrl: 'http://localhost:3000/back',
    backUrl: 'http://localhost:3000/left',
    expiresAt: new Date(Date.now() + 60_000),
    metadata: { addition: 'one' },
  })

async function savedCard(number = '4111111111111111') {
  const { id, url } = await form()
  await passForm(url, number)
  const [payment] = (await gateway.readForm(id))?.payments ?? []
  return { token: payment?.source.token ?? '', payment: payment?.id ?? '' }
}
const pay = (token: string, id: string = randomUUID(), amount = 30_000) =>
  gateway.pay({
    id,
    amount,
    token,
    returnsTo: 'http://localhost:3000/back',
    description: 'A visit',
    metadata: { payment: 'one' },
  })

test('the same id is the same payment, however often it is requested, and never another amount', async () => {
  const { token } = await savedCard()
  const id = randomUUID()
  const all = await Promise.all([pay(token, id), pay(token, id), pay(token, id)])
  expect(all.map((payment) => [payment.id, payment.status, payment.amount])).toEqual(
    Array(3).fill([id, 'paid', 30_000]),
  )
  await expect(pay(token, id, 20_000)).rejects.toThrow(GatewayRefused)
})

test('if an answer is lost after the request took effect, nothing is done twice', async () => {
  const { token, payment: held } = await savedCard()
  simulator.tell({ losesAnswers: 2 })
  try {
    for (let round = 0; round < 6; round++) {
      const paid = await again(() => pay(token, idOf(round)))
      expect(paid).toMatchObject({ id: idOf(round), status: 'paid' })
      await again(() => gateway.refundUpTo(paid.id, 10_000))
      const whole = await again(() => gateway.refundUpTo(paid.id, 30_000))
      expect(whole.refunded).toBe(30_000)
    }
    expect((await again(() => gateway.release(held))).status).toBe('voided')
    await again(() => gateway.forgetCard(token))
  } finally {
    simulator.tell({ losesAnswers: 0 })
  }
  expect(await gateway.readCard(token)).toBeNull()
})

test('a payout requested by two callers is one transfer, and both get the answer', async () => {
  const asked = {
    id: randomUUID(),
    number: '4815162342000001',
    amount: 20_000,
    iban: ibanEnding('19'),
    name: 'Layla Al-Harbi',
    city: 'Riyadh',
    phone: '+966501234567',
    comment: 'Earnings',
  }
  const [one, other] = await Promise.all([gateway.payOut(asked), gateway.payOut(asked)])
  expect([other.id, other.status, other.amount]).toEqual([one.id, 'initiated', 20_000])
  await expect(gateway.payOut({ ...asked, id: randomUUID() })).rejects.toThrow(GatewayRefused)
})

test('no more is refunded than was captured, and nothing twice', async () => {
  const { token } = await savedCard()
  const { id } = await pay(token)
  expect((await gateway.refundUpTo(id, 12_345)).refunded).toBe(12_345)
  expect((await gateway.refundUpTo(id, 12_345)).refunded).toBe(12_345)
  await expect(gateway.refundUpTo(id, 30_001)).rejects.toThrow(GatewayRefused)
  expect((await gateway.readPayment(id))?.refunded).toBe(12_345)
})

test('an unknown payment is not found; an impossible change is refused, and no message contains the key', async () => {
  expect(await gateway.readPayment(randomUUID())).toBeNull()
  expect(await gateway.readForm('../tokens/x')).toBeNull()
  await gateway.forgetCard('token_unknown')
  const { key } = simulator.settings
  const stranger = openGateway({ ...simulator.settings, key: `${key}x` }, app.house.log)
  const fault = await stranger.readPayment(randomUUID()).catch((thrown) => thrown)
  expect(fault).toBeInstanceOf(GatewayRefused)
  expect(JSON.stringify([fault.message, fault.stack, app.logged()])).not.toContain(key)
})

test('a request to a gateway that does not answer is abandoned, and a nonsensical answer counts as silence', async () => {
  let answer: 'never' | 'nonsense' | 'busy' = 'never'
  const server = createServer((_, response) => {
    if (answer === 'nonsense') response.end('<html>')
    if (answer === 'busy') response.writeHead(503).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const slow = openGateway({ ...simulator.settings, url: `http://127.0.0.1:${port}` }, app.house.log, {
    timeout: 50,
    ...soon,
  })
  for (answer of ['never', 'nonsense', 'busy'] as const)
    await expect(slow.readPayment('one'), answer).rejects.toThrow(GatewaySilent)
})

/** Retries like a job. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 8; ; left--)
    try {
      return await work()
    } catch (fault) {
      if (!(fault instanceof GatewaySilent) || left === 0) throw fault
    }
}

const idOf = (round: number) => `00000000-0000-4000-8000-00000000000${round}`

test('an admin sees whether the gateway answers', async () => {
  const admin = await join(app, noor, { role: 'admin' })
  const state = async () => {
    const { parts } = (await admin.call(readPlatformHealth, {})).body
    return parts.find(({ part }) => part === 'gateway')
  }
  expect(await state()).toEqual({ part: 'gateway', isWell: true, way: 'moyasar' })
  const { payments } = app.house.settings
  if (!payments) throw new Error('this house takes payments')
  const { url } = payments
  // Nothing listens there.
  payments.url = 'http://127.0.0.1:9'
  onTestFinished(() => {
    payments.url = url
  })
  expect(await state()).toEqual({ part: 'gateway', isWell: false, way: 'moyasar' })
})
