import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject } from 'vitest'
import { receivePaymentWebhook } from '#contract/money/cards.ts'
import { startSimulator } from '#demo/simulator/start-simulator.ts'
import type { PaymentMethod } from '#demo/simulator/test-cards.ts'
import { type App, openApp } from '#test/app.ts'

/** The server with the payment simulator beside it, which answers promptly unless a seed says otherwise. */
export async function openPayments({
  seed = 0,
  lateMs = 150,
  payoutMs = 0,
  disputeMs = 150,
  ways,
  more = {},
}: {
  seed?: number
  lateMs?: number
  payoutMs?: number
  disputeMs?: number
  ways?: readonly PaymentMethod[]
  /** Settings in addition to the gateway's. */
  more?: Record<string, string>
} = {}) {
  const folder = await mkdtemp(join(inject('room'), 'gateway-'))
  const simulator = await startSimulator(folder, { seed, lateMs, payoutMs, disputeMs, ...(ways && { ways }) })
  const { url, key, webhookSecret, payoutAccount } = simulator.settings
  const app = await openApp({
    RATE_LIMIT_SCALE: '1000',
    ...more,
    PAYMENT_URL: url,
    PAYMENT_KEY: key,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
    PAYMENT_PAYOUT_ACCOUNT: payoutAccount ?? '',
  })
  // The address to which the gateway sends browsers back.
  app.house.settings.publicUrl.port = new URL(app.origin).port
  const hearWebhooks = () => simulator.tell({ webhooksTo: app.origin + receivePaymentWebhook.path })
  afterAll(async () => {
    await simulator.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return { app, simulator, folder, hearWebhooks }
}

export const cards = {
  paid: '4111 1111 1111 1111',
  challenge: '5421 0801 0100 0000',
  declined: '4201 3212 3441 1220',
  insufficient: '4201 3200 0031 1101',
  challengeFails: '4000 0000 0000 1018',
  timeout: '4000 0000 0000 2024',
  late: '4000 0000 0000 3030',
  webhookLost: '4000 0000 0000 4046',
  webhookTwice: '5100 0000 0000 6062',
  savedDeclined: '4000 0000 0000 7072',
  disputed: '4000 0000 0000 5050',
  disputeWon: '4000 0000 0000 8088',
  disputeLost: '4000 0000 0000 9094',
}

export type FormAnswer = { status: number; to: string | null; page: string }

async function send(url: string, fields: Record<string, string>): Promise<FormAnswer> {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
  const to = response.headers.get('location')
  return { status: response.status, to: to && new URL(to, url).href, page: await response.text() }
}

/** Fills in the gateway's form as a payer would. */
export const fillIn = (url: string, number: string, more: Record<string, string> = {}): Promise<FormAnswer> =>
  send(url, { name: 'Sara Al-Qahtani', number, month: '12', year: '2034', cvc: '123', ...more })

/** Answers on the bank's page. */
export const answerBank = (url: string, code = '123456', act = 'confirm'): Promise<FormAnswer> =>
  send(url, { code, act })

/** Passes the form and the bank's challenge; returns the address to which the browser is sent back. */
export async function passForm(url: string, number: string): Promise<string> {
  const filled = await fillIn(url, number)
  const at = filled.to?.includes('/challenges/') ? await answerBank(filled.to) : filled
  expect(at.status, at.page).toBe(303)
  return at.to ?? ''
}

export const stateIn = (to: string) => new URL(to).searchParams.get('state') ?? ''

/** The gateway's answer to a request as the product would send it. */
export async function askGateway(app: App, path: string): Promise<{ status: number; body: unknown }> {
  const { payments } = app.house.settings
  const response = await fetch(`${payments?.url}/v1/${path}`, {
    headers: { authorization: `Basic ${btoa(`${payments?.key}:`)}` },
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}
