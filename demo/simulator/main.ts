import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { systemClock } from '#server/ground/time/clock.ts'
import { demoCards } from '../content/cards.ts'
import { answerProgram, isAuthorized } from './api.ts'
import { type KnownPayment, openBank } from './bank.ts'
import { answerPerson } from './hosted.ts'
import { openJournal } from './journal.ts'
import { showsApple } from './pages.ts'
import { type KnownPayout, type ListBehaviour, openPayouts } from './payouts.ts'
import { paymentMethods } from './test-cards.ts'
import { openWebhooks } from './webhooks.ts'

export type KnownRecords = { payments: readonly KnownPayment[]; payouts: readonly KnownPayout[] }

/**
 * Messages to the simulator, a separate process: whatever it has acknowledged survives a kill. It ends with its
 * parent.
 */
export type SimulatorMessage = {
  webhooksTo?: string
  /** One in this many answers to programs is lost after its work is done; 0 loses none. */
  losesAnswers?: number
  /** This many payouts are made, but their answers are lost. */
  losesPayouts?: number
  listsPayouts?: ListBehaviour
  /** Payments and payouts that never went through it. */
  knows?: KnownRecords
  /** A bank's step in a dispute about a payment. */
  disputes?: { payment: string; to: 'open' | 'won' | 'lost'; respondBy?: string | undefined }
  /** Late banks answer now. */
  banksAnswer?: true
}

/** A row of its journal for each answer that was lost. */
export type LostAnswer = { isPayout: boolean }

const { SIMULATOR_FOLDER = '', SIMULATOR_KEY = '', SIMULATOR_WEBHOOK_SECRET = '' } = process.env
const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

const journal = openJournal(join(SIMULATOR_FOLDER, 'journal.jsonl'))
const webhooks = openWebhooks(journal, {
  seed: number('SIMULATOR_SEED', 1),
  secret: SIMULATOR_WEBHOOK_SECRET,
})
const bank = openBank(journal, webhooks.tell, {
  lateMs: number('SIMULATOR_LATE_MS', 20_000),
  disputeMs: number('SIMULATOR_DISPUTE_MS', 60_000),
})
const payouts = openPayouts(journal, webhooks.tell, { takesMs: number('SIMULATOR_PAYOUT_MS', 20_000) })
for (const { token, brand, lastFour, month, year } of demoCards(systemClock.now()))
  bank.putToken({
    id: token,
    status: 'active',
    brand,
    month: String(month).padStart(2, '0'),
    year: String(year),
    last_four: lastFour,
    hidden: { outcome: 'challenge' },
  })

/** The ways in which its forms can be paid. */
const offered = paymentMethods.filter((way) =>
  (process.env.SIMULATOR_WAYS ?? paymentMethods.join()).split(',').includes(way),
)
const shows = createHash('sha256').update(showsApple).digest('base64')

let losesAnswers = 0
let answers = 0
let losesPayouts = 0
let lists: ListBehaviour = 'ours'
let origin = ''

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy())
})

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', origin)
  const text = await bodyOf(request)
  if (url.pathname.startsWith('/v1/')) {
    if (!isAuthorized(request, SIMULATOR_KEY))
      return sendJson(response, 401, { type: 'authentication_error', message: 'Invalid authorization' })
    const body = text ? parsed(text) : null
    const { status, body: said } = answerProgram(
      { bank, payouts, lists },
      origin,
      request.method ?? '',
      url.pathname.slice(4),
      url.searchParams,
      body,
    )
    const isPayout = request.method === 'POST' && url.pathname === '/v1/payouts'
    if (!losesAnswer(isPayout)) return sendJson(response, status, said)
    journal.put(`lost:${randomUUID()}`, { isPayout } satisfies LostAnswer)
    return response.destroy()
  }
  const filled = request.method === 'POST' ? new URLSearchParams(text) : null
  const shown = answerPerson(
    bank,
    url.pathname.slice(1),
    filled,
    url.searchParams.get('lang') ?? 'en',
    offered,
  )
  response.setHeader('cache-control', 'no-store')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${shows}'; base-uri 'none'`,
  )
  if ('to' in shown) return void response.writeHead(303, { location: shown.to }).end()
  response.writeHead(shown.status, { 'content-type': 'text/html; charset=utf-8' }).end(shown.page)
}

function losesAnswer(isPayout: boolean): boolean {
  answers++
  if (!isPayout || losesPayouts === 0) return losesAnswers > 0 && answers % losesAnswers === 0
  losesPayouts--
  return true
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > 65_536) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reuses the previous port if it is free, so that open forms stay open. */
async function listen(): Promise<number> {
  const file = join(SIMULATOR_FOLDER, 'port')
  const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  const listening = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve((server.address() as AddressInfo).port)
      })
    })
  const port = await listening(before).catch(() => listening(0))
  writeFileSync(file, String(port), { mode: 0o600 })
  return port
}

process.on('message', (told: SimulatorMessage) => {
  if (told.webhooksTo) webhooks.sendTo(told.webhooksTo)
  if (told.losesAnswers !== undefined) losesAnswers = told.losesAnswers
  if (told.losesPayouts !== undefined) losesPayouts = told.losesPayouts
  if (told.listsPayouts) lists = told.listsPayouts
  for (const each of told.knows?.payments ?? []) bank.putPaid(each)
  for (const each of told.knows?.payouts ?? []) payouts.putKnown(each)
  const disputed = told.disputes && bank.payment(told.disputes.payment)
  if (told.disputes && disputed) bank.dispute(disputed, told.disputes.to, told.disputes.respondBy)
  if (told.banksAnswer) bank.answerLate()
})
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

origin = `http://127.0.0.1:${await listen()}`
setInterval(() => {
  bank.passTime()
  payouts.passTime()
  webhooks.bringDue()
}, 100)
process.send?.({ origin })
