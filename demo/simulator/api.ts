import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import type { Bank, Invoice, Payment } from './bank.ts'
import type { ListBehaviour, Payouts } from './payouts.ts'
import { withoutHidden } from './without-hidden.ts'

type Answer = { status: number; body?: unknown }

const url = z.url({ protocol: /^https?$/ })
const metadata = z.optional(z.record(z.string(), z.string()))
const amount = z.int().check(z.gte(100))
const invoiceShape = z.object({
  amount,
  currency: z.literal('SAR'),
  description: z.string().check(z.minLength(1)),
  success_url: z.optional(url),
  back_url: z.optional(url),
  expired_at: z.optional(z.iso.datetime()),
  metadata,
  save_card: z.optional(z.boolean()),
  manual: z.optional(z.boolean()),
})
const paymentShape = z.object({
  given_id: z.optional(z.uuid()),
  amount,
  currency: z.literal('SAR'),
  description: z.optional(z.string()),
  callback_url: url,
  metadata,
  source: z.object({ type: z.literal('token'), token: z.string(), manual: z.optional(z.boolean()) }),
})

const payoutShape = z.object({
  source_id: z.string(),
  sequence_number: z.string().check(z.regex(/^\d{16}$/)),
  amount,
  purpose: z.literal('payment_to_merchant'),
  destination: z.object({
    type: z.literal('bank'),
    iban: z.string().check(z.regex(/^SA\d{22}$/)),
    name: z.string().check(z.minLength(1)),
    mobile: z.string(),
    country: z.literal('SA'),
    city: z.string().check(z.minLength(1)),
  }),
  comment: z.optional(z.string()),
  metadata,
})

/** Programs authenticate with the secret key as the user name, and no password. */
export function isAuthorized({ headers }: IncomingMessage, key: string): boolean {
  const [said = Buffer.alloc(0), known] = [headers.authorization, `Basic ${btoa(`${key}:`)}`].map((text) =>
    Buffer.from(text ?? ''),
  )
  return said.length === known?.length && timingSafeEqual(said, known)
}

/** Answers API calls of programs. Amounts are in halalas. */
export function answerProgram(
  { bank, payouts, lists }: { bank: Bank; payouts: Payouts; lists: ListBehaviour },
  origin: string,
  method: string,
  path: string,
  search: URLSearchParams,
  body: unknown,
): Answer {
  const [kind = '', id = '', act = ''] = path.split('/').map(decodeURIComponent)
  switch (`${method} ${kind}${id && '/:id'}${act && `/${act}`}`) {
    case 'POST invoices':
      return made(invoiceShape, body, (asked) => viewInvoice(bank, origin, makeInvoice(bank, asked)))
    case 'GET invoices/:id': {
      const found = bank.invoice(id)
      return found ? { status: 200, body: viewInvoice(bank, origin, found) } : unknown
    }
    case 'POST payments':
      return made(paymentShape, body, (asked) => pay(bank, origin, asked))
    case 'GET payments':
      return { status: 200, body: listPayments(bank, origin, search) }
    case 'GET payments/:id': {
      const found = bank.payment(id)
      return found ? { status: 200, body: viewPayment(origin, found) } : unknown
    }
    case 'POST payments/:id/void': {
      const found = bank.payment(id)
      return found ? changed(origin, bank.void(found)) : unknown
    }
    case 'POST payments/:id/refund': {
      const found = bank.payment(id)
      const wanted = (body as { amount?: unknown } | null)?.amount ?? found?.amount
      return found ? changed(origin, bank.refund(found, Number(wanted))) : unknown
    }
    case 'GET tokens/:id': {
      const found = bank.token(id)
      return found ? { status: 200, body: withoutHidden(found) } : unknown
    }
    case 'DELETE tokens/:id':
      return bank.forget(id) ? { status: 204 } : unknown
    case 'POST payouts':
      return made(payoutShape, body, (asked) => {
        const row = payouts.make(asked)
        return row && withoutHidden(row)
      })
    case 'GET payouts': {
      const page = pageIn(search)
      const { rows, next } = payouts.list(search.get('metadata[payout]'), page, lists)
      return {
        status: 200,
        body: { payouts: rows.map(withoutHidden), meta: { current_page: page, next_page: next } },
      }
    }
    case 'GET payouts/:id': {
      const found = payouts.find(id)
      return found ? { status: 200, body: withoutHidden(found) } : unknown
    }
    default:
      return unknown
  }
}

const pageSize = 40

/** One page of payments, the latest first, and the number of the next page. */
function listPayments(bank: Bank, origin: string, search: URLSearchParams) {
  const bound = (name: string, otherwise: number) => Date.parse(search.get(name) ?? '') || otherwise
  const [after, before] = [bound('created[gt]', 0), bound('created[lt]', Number.POSITIVE_INFINITY)]
  const all = bank
    .payments()
    .filter(({ created_at }) => Date.parse(created_at) > after && Date.parse(created_at) < before)
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  const page = pageIn(search)
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  return {
    payments: all.slice((page - 1) * pageSize, page * pageSize).map((each) => viewPayment(origin, each)),
    meta: {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      total_pages: pages,
      total_count: all.length,
    },
  }
}

const pageIn = (search: URLSearchParams) => Math.max(1, Number(search.get('page')) || 1)

const no = (status: number, type: string, message: string): Answer => ({ status, body: { type, message } })
const unknown = no(404, 'not_found_error', 'Record not found')
const changed = (origin: string, payment: Payment | null): Answer =>
  payment
    ? { status: 200, body: viewPayment(origin, payment) }
    : no(400, 'invalid_request_error', 'Not possible in this state')

function made<S extends z.ZodMiniType>(
  shape: S,
  body: unknown,
  make: (asked: z.output<S>) => unknown | null,
): Answer {
  const read = shape.safeParse(body)
  if (!read.success) return no(400, 'invalid_request_error', 'Validation Failed')
  const row = make(read.data)
  return row ? { status: 201, body: row } : no(400, 'invalid_request_error', 'Not possible')
}

const makeInvoice = (bank: Bank, asked: z.output<typeof invoiceShape>): Invoice =>
  bank.makeInvoice({
    amount: asked.amount,
    currency: asked.currency,
    description: asked.description,
    success_url: asked.success_url ?? null,
    back_url: asked.back_url ?? null,
    expired_at: asked.expired_at ?? null,
    metadata: asked.metadata ?? {},
    save_card: asked.save_card ?? false,
    manual: asked.manual ?? false,
  })

/** An id that is already known is refused, so that repeating a request never pays twice. */
function pay(bank: Bank, origin: string, asked: z.output<typeof paymentShape>) {
  const id = asked.given_id ?? randomUUID()
  const card = bank.token(asked.source.token)
  if (!card || bank.payment(id)) return null
  return viewPayment(
    origin,
    bank.payByToken(card, {
      id,
      amount: asked.amount,
      currency: asked.currency,
      callback_url: asked.callback_url,
      description: asked.description ?? '',
      metadata: asked.metadata ?? {},
      manual: asked.source.manual ?? false,
    }),
  )
}

const viewInvoice = (bank: Bank, origin: string, invoice: Invoice) => ({
  ...invoice,
  url: `${origin}/forms/${invoice.id}`,
  payments: bank.paymentsOf(invoice.id).map((payment) => viewPayment(origin, payment)),
})

function viewPayment(origin: string, payment: Payment) {
  const waits = payment.status === 'initiated' && payment.hidden.answersAt === null
  return {
    ...withoutHidden(payment),
    source: {
      ...payment.source,
      transaction_url: waits ? `${origin}/challenges/${payment.id}` : null,
    },
  }
}
