import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { type House, perHouse } from '#server/ground/house.ts'
import { Unavailable } from '#server/ground/unavailable.ts'

/** The gateway's address, and the secrets by which each side authenticates to the other. */
export type GatewaySettings = {
  /** Read on each request, because the simulator may restart at another address. */
  url: string
  key: string
  webhookSecret: string
  /** The account that dietitians are paid from; null if the operator does not have one. */
  payoutAccount: string | null
}

/**
 * The gateway did not answer, or answered with 429, a server error or invalid JSON. It may still have carried out the
 * request.
 */
export class GatewaySilent extends Unavailable {
  constructor(cause: unknown) {
    super('GatewaySilent', cause)
  }
}

/** The gateway refused the request. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
  readonly status: number
  constructor(status: number, type: string) {
    super(`the gateway refused: ${status} ${type}`)
    this.status = status
  }
}

const source = z.looseObject({
  type: z.optional(z.nullable(z.string())),
  token: z.optional(z.nullable(z.string())),
  company: z.optional(z.nullable(z.string())),
  /** Masked except for the last digits. */
  number: z.optional(z.nullable(z.string())),
  /** In place of `number`, for payments by phone. */
  mobile: z.optional(z.nullable(z.string())),
  transaction_url: z.optional(z.nullable(z.string())),
})
/** A chargeback by the cardholder's bank. */
const dispute = z.looseObject({
  id: z.string(),
  status: z.enum(['open', 'won', 'lost']),
  amount: z.int().check(z.gte(1)),
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The last day to answer, if the bank names one. */
  respond_by: z.optional(z.nullable(z.string())),
})
const payment = z.looseObject({
  id: z.string(),
  status: z.string(),
  /** In halalas, like all amounts of the gateway. */
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
  /** The gateway's own fee, if reported. */
  fee: z.optional(z.nullable(z.int())),
  dispute: z.optional(z.nullable(dispute)),
  invoice_id: z.optional(z.nullable(z.string())),
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  source,
})
const form = z.looseObject({
  id: z.string(),
  status: z.string(),
  url: z.string(),
  payments: z.optional(z.nullable(z.array(payment))),
})
const card = z.looseObject({
  id: z.string(),
  status: z.string(),
  brand: z.string(),
  last_four: z.string().check(z.regex(/^\d{4}$/)),
  month: z.coerce.number(),
  year: z.coerce.number(),
})
/** A transfer to a bank account. */
const payout = z.looseObject({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  failure_reason: z.optional(z.nullable(z.string())),
  /** Our number, of sixteen digits: too long for a JSON number to hold exactly. */
  sequence_number: z.optional(z.nullable(z.string())),
  created_at: z.optional(z.nullable(z.string())),
  destination: z.optional(z.nullable(z.looseObject({ iban: z.optional(z.nullable(z.string())) }))),
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})
const payouts = z.looseObject({
  payouts: z.array(payout),
  meta: z.optional(z.nullable(z.looseObject({ next_page: z.optional(z.nullable(z.int())) }))),
})
const listing = z.looseObject({
  payments: z.array(payment),
  meta: z.looseObject({ next_page: z.optional(z.nullable(z.int())) }),
})
export type Payment = z.output<typeof payment>
export type Dispute = z.output<typeof dispute>
export type Payout = z.output<typeof payout>
export type Card = z.output<typeof card>

export type Gateway = ReturnType<typeof openGateway>

/** Null if the operator has no gateway: then every request to pay is refused. */
export const gatewayOf = perHouse(
  ({ settings, log }: House): Gateway | null => settings.payments && openGateway(settings.payments, log),
)

const patience = 8_000
const retryPauses = [250, 1_000]

/**
 * A gateway with Moyasar's API. Idempotent requests are retried after a timeout; money moves under an id that we
 * chose or towards a total, so that a repetition moves nothing. The key is sent in the header and nowhere else.
 */
export function openGateway(
  settings: GatewaySettings,
  log: House['log'],
  { timeout = patience, pauses = retryPauses }: { timeout?: number; pauses?: readonly number[] } = {},
) {
  const { key, webhookSecret, payoutAccount } = settings
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    let response: Response
    let text: string
    try {
      response = await fetch(`${settings.url.replace(/\/$/, '')}/v1/${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      text = await response.text()
    } catch (fault) {
      throw silent(method, path, fault)
    }
    if (response.status >= 500 || response.status === 429)
      throw silent(method, path, { code: String(response.status) })
    const answer = parsed(text)
    if (!response.ok) throw new GatewayRefused(response.status, typeIn(answer))
    return answer
  }

  function silent(method: string, path: string, fault: unknown): GatewaySilent {
    log('warn', 'gateway.silent', {
      method,
      of: path.split(/[/?]/)[0] ?? '',
      fault: (fault as { code?: string; name?: string }).code ?? (fault as { name?: string }).name ?? '',
    })
    return new GatewaySilent(fault)
  }

  /** Only for requests that change nothing when repeated. */
  async function askAgain(method: 'GET' | 'DELETE', path: string): Promise<unknown> {
    for (const wait of pauses) {
      try {
        return await ask(method, path)
      } catch (fault) {
        if (!(fault instanceof GatewaySilent)) throw fault
        await pause(wait)
      }
    }
    return ask(method, path)
  }

  async function found<S extends z.ZodMiniType>(shape: S, path: string): Promise<z.output<S> | null> {
    try {
      return shape.parse(await askAgain('GET', path))
    } catch (fault) {
      if (fault instanceof GatewayRefused && fault.status === 404) return null
      throw fault
    }
  }

  const readPayment = (id: string) => found(payment, `payments/${segment(id)}`)
  const known = async (id: string) => {
    const one = await readPayment(id)
    if (!one) throw new GatewayRefused(404, 'payment')
    return one
  }

  return {
    /**
     * A page at the gateway, to pay immediately or to save a card; money authorized to save a card is never captured.
     * A form that is never opened has no effect.
     */
    async openForm(asked: {
      for: 'card' | 'payment'
      amount: number
      description: string
      language: Language
      successUrl: string
      backUrl: string
      expiresAt: Date
      metadata: Record<string, string>
    }): Promise<{ id: string; url: string }> {
      const { id, url: address } = form.parse(
        await ask('POST', 'invoices', {
          amount: asked.amount,
          currency,
          description: asked.description,
          success_url: asked.successUrl,
          back_url: asked.backUrl,
          expired_at: asked.expiresAt.toISOString(),
          metadata: asked.metadata,
          save_card: asked.for === 'card',
          manual: asked.for === 'card',
        }),
      )
      return { id, url: formPageIn(asked.language, address) }
    },

    /** The payments made between two moments, a page at a time. */
    async listPayments(
      from: Date,
      until: Date,
      page: number,
    ): Promise<{ payments: Payment[]; next: number | null }> {
      const search = new URLSearchParams({
        'created[gt]': from.toISOString(),
        'created[lt]': until.toISOString(),
        page: String(page),
      })
      const { payments, meta } = listing.parse(await askAgain('GET', `payments?${search}`))
      return { payments, next: meta.next_page ?? null }
    },

    /** Whether it answers with our key: the list of a past second, which changes nothing. One try, since a person waits. */
    async answers(now: Date): Promise<void> {
      const search = new URLSearchParams({
        'created[gt]': new Date(now.getTime() - 1_000).toISOString(),
        'created[lt]': now.toISOString(),
        page: '1',
      })
      listing.parse(await ask('GET', `payments?${search}`))
    },

    readForm: (id: string) => found(form, `invoices/${segment(id)}`),
    readPayment,

    /** Pays with a saved card. The id is ours: sent again, or looked up after a timeout, it is the same payment. */
    async pay(asked: {
      id: string
      amount: number
      token: string
      returnsTo: string
      description: string
      metadata: Record<string, string>
    }): Promise<Payment> {
      const body = {
        given_id: asked.id,
        amount: asked.amount,
        currency,
        description: asked.description,
        callback_url: asked.returnsTo,
        metadata: asked.metadata,
        source: { type: 'token', token: asked.token, '3ds': true },
      }
      const sent = () => ask('POST', 'payments', body).then((answer) => payment.parse(answer))
      try {
        return await sent()
      } catch (fault) {
        const made = await readPayment(asked.id)
        if (made) return sameAsAsked(made, asked.amount)
        if (!(fault instanceof GatewaySilent)) throw fault
        return sent().catch(async (second) => {
          const late = await readPayment(asked.id)
          if (late) return sameAsAsked(late, asked.amount)
          throw second
        })
      }
    },

    /** Refunds up to a total, so that a repeated request refunds nothing more. */
    async refundUpTo(id: string, total: number): Promise<Payment> {
      const before = await known(id)
      if (before.refunded >= total) return before
      return payment.parse(
        await ask('POST', `payments/${segment(id)}/refund`, { amount: total - before.refunded }),
      )
    },

    /** Voids a payment; if it is too late for that, refunds it in full. */
    async release(id: string): Promise<Payment> {
      const before = await known(id)
      if (!holdsMoney(before)) return before
      try {
        return payment.parse(await ask('POST', `payments/${segment(id)}/void`))
      } catch (fault) {
        if (!(fault instanceof GatewayRefused)) throw fault
        const now = await known(id)
        return holdsMoney(now) ? this.refundUpTo(id, now.amount) : now
      }
    },

    readCard: (token: string) => found(card, `tokens/${segment(token)}`),

    /** A token that the gateway no longer knows counts as deleted. */
    async forgetCard(token: string): Promise<void> {
      try {
        await askAgain('DELETE', `tokens/${segment(token)}`)
      } catch (fault) {
        if (!(fault instanceof GatewayRefused && fault.status === 404)) throw fault
      }
    },

    /** Whether dietitians can be paid. */
    paysOut: payoutAccount !== null,

    readPayout: (id: string) => found(payout, `payouts/${segment(id)}`),

    /** All payouts, a page at a time; only those made since `from`, if the gateway knows that filter. */
    async listPayouts(page: number, from?: Date): Promise<{ payouts: Payout[]; next: number | null }> {
      const listed = payouts.parse(
        await askAgain(
          'GET',
          `payouts?${new URLSearchParams({ page: String(page), ...(from && { 'created[gt]': from.toISOString() }) })}`,
        ),
      )
      return { payouts: listed.payouts, next: listed.meta?.next_page ?? null }
    },

    /** By our id or number. A gateway without that filter lists all payouts, so every page is searched. */
    async findPayout({ id, number }: NamedPayout): Promise<Payout | null> {
      for (let page: number | null = 1; page !== null; ) {
        const search = new URLSearchParams({ 'metadata[payout]': id, page: String(page) })
        const listed: z.output<typeof payouts> = payouts.parse(await askAgain('GET', `payouts?${search}`))
        const found = listed.payouts.find((each) => isPayoutNamed(each, { id, number }))
        if (found) return found
        page = listed.meta?.next_page ?? null
      }
      return null
    },

    /**
     * The number is ours and used once: if it is sent again, or twice at the same time, the gateway refuses it and
     * the first request counts. So a refusal proves that no payout was made only if there was no earlier request.
     */
    async payOut(asked: {
      id: string
      number: string
      amount: number
      iban: string
      name: string
      city: string
      phone: string
      comment: string
    }): Promise<Payout> {
      const body = {
        source_id: payoutAccount,
        sequence_number: asked.number,
        amount: asked.amount,
        purpose: 'payment_to_merchant',
        destination: {
          type: 'bank',
          iban: asked.iban,
          name: asked.name,
          mobile: asked.phone,
          country: 'SA',
          city: asked.city,
        },
        comment: asked.comment,
        metadata: { payout: asked.id },
      }
      try {
        return payout.parse(await ask('POST', 'payouts', body))
      } catch (fault) {
        const made = await this.findPayout(asked)
        if (made) return made
        throw fault
      }
    },

    /** Whether this is the webhook secret, compared in constant time. */
    isOurs: (said: string): boolean => timingSafeEqual(digest(said), digest(webhookSecret)),
  }
}

type NamedPayout = { id: string; number: string }

/** Whether the gateway's payout carries this id or number of ours. */
export const isPayoutNamed = ({ metadata, sequence_number }: Payout, { id, number }: NamedPayout): boolean =>
  metadata?.payout === id || sequence_number === number

export const currency = 'SAR'

/** Whether the gateway has charged or authorized money that is not yet fully refunded. */
export const holdsMoney = ({ status, amount, refunded }: Payment): boolean =>
  ['paid', 'authorized', 'captured'].includes(status) && refunded < amount

/** The address of the gateway's own page in this language. */
export function formPageIn(language: Language, address: string): string {
  const page = new URL(address)
  page.searchParams.set('lang', language)
  return page.href
}

const sameAsAsked = (made: Payment, amount: number): Payment => {
  if (made.amount !== amount || made.currency !== currency) throw new GatewayRefused(409, 'another payment')
  return made
}

const segment = (id: string) => encodeURIComponent(id)
const digest = (text: string) => createHash('sha256').update(text).digest()

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch (fault) {
    throw new GatewaySilent(fault)
  }
}

const typeIn = (answer: unknown) => String((answer as { type?: unknown } | null)?.type ?? '').slice(0, 60)
