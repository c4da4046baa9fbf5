import { randomBytes, randomUUID } from 'node:crypto'
import { systemClock } from '#server/ground/time/clock.ts'
import type { GatewayEvent } from './gateway-event.ts'
import type { Journal } from './journal.ts'
import { challengeCode, type Outcome, stcOutcomeOf, testCards } from './test-cards.ts'

export type Invoice = {
  id: string
  status: 'initiated' | 'paid' | 'expired'
  amount: number
  currency: string
  description: string
  success_url: string | null
  back_url: string | null
  expired_at: string | null
  metadata: Record<string, string>
  save_card: boolean
  manual: boolean
  created_at: string
}
export type Payment = {
  id: string
  status: 'initiated' | 'paid' | 'authorized' | 'failed' | 'refunded' | 'voided'
  amount: number
  currency: string
  refunded: number
  fee: number
  invoice_id: string | null
  callback_url: string | null
  description: string
  metadata: Record<string, string>
  disputed_at: string | null
  dispute: {
    id: string
    status: 'open' | 'won' | 'lost'
    amount: number
    reason: string
    /** The last day to answer, if the bank names one. */
    respond_by: string | null
  } | null
  created_at: string
  updated_at: string
  source: {
    type: string
    company: string | null
    number: string | null
    /** The masked mobile number of an STC Pay payment, which has no card number. */
    mobile?: string
    token: string | null
    message: string | null
  }
  /** Facts that only the simulator knows. */
  hidden: { outcome: Outcome; manual: boolean; answersAt: number | null; disputesAt: number | null }
}
/** A payment that was made before the simulator knew of it. */
export type KnownPayment = Pick<Payment, 'id' | 'amount' | 'refunded' | 'dispute'> & {
  payment: string
  source: Pick<Payment['source'], 'type' | 'company'> & { lastFour: string }
  at: string
}
export type Token = {
  id: string
  status: 'initiated' | 'active' | 'inactive'
  brand: string
  month: string
  year: string
  last_four: string
  hidden: { outcome: Outcome }
}
export type CardGiven = { number: string; month: number; year: number }

export type Bank = ReturnType<typeof openBank>

/** A gateway and the banks behind it: every change is in the journal before it is reported. */
export function openBank(
  journal: Journal,
  told: (happening: GatewayEvent) => void,
  { lateMs, disputeMs }: { lateMs: number; disputeMs: number },
) {
  const keep = <Row extends Invoice | Payment | Token>(kind: string, row: Row): Row => {
    journal.put(`${kind}:${row.id}`, row)
    return row
  }
  const payment = (id: string) => journal.get<Payment>(`payment:${id}`)
  const invoice = (id: string) => journal.get<Invoice>(`invoice:${id}`)
  const token = (id: string) => journal.get<Token>(`token:${id}`)

  function move(from: Payment, change: Partial<Payment>, type?: string): Payment {
    const row = keep('payment', { ...from, ...change, updated_at: systemClock.now().toISOString() })
    if (type) told({ type, row })
    return row
  }

  function succeed(from: Payment): Payment {
    const held = from.source.token ? token(from.source.token) : undefined
    if (held) keep('token', { ...held, status: 'active' })
    const form = from.invoice_id ? invoice(from.invoice_id) : undefined
    if (form) keep('invoice', { ...form, status: 'paid' })
    const status = from.hidden.manual ? 'authorized' : 'paid'
    const fee = status === 'paid' ? feeOf(from) : 0
    const disputesAt = isDisputed(from) ? systemClock.now().getTime() + disputeMs : null
    return move(
      from,
      {
        status,
        fee,
        source: said(from, 'APPROVED'),
        hidden: { ...from.hidden, answersAt: null, disputesAt },
      },
      `payment_${status}`,
    )
  }

  /** A bank charges back everything that has not been refunded, and decides. */
  function dispute(from: Payment, to: 'open' | 'won' | 'lost', respondBy: string | null = null): Payment {
    const left = leftOf(from)
    const isDecided = from.dispute !== null && from.dispute.status !== 'open'
    if (!['paid', 'refunded'].includes(from.status) || isDecided || (left === 0 && !from.dispute)) return from
    const known = from.dispute ?? {
      id: `dispute_${randomUUID()}`,
      status: to,
      amount: left,
      reason: 'The cardholder does not recognize the payment',
      respond_by: respondBy,
    }
    return move(
      from,
      {
        hidden: from.hidden,
        disputed_at: from.disputed_at ?? systemClock.now().toISOString(),
        dispute: { ...known, status: to },
      },
      'payment_disputed',
    )
  }

  function fail(from: Payment, message: string): Payment {
    const held = from.source.token ? token(from.source.token) : undefined
    if (held && held.status !== 'active') keep('token', { ...held, status: 'inactive' })
    return move(
      from,
      { status: 'failed', source: said(from, message), hidden: { ...from.hidden, answersAt: null } },
      'payment_failed',
    )
  }

  const said = (from: Payment, message: string) => ({ ...from.source, message })

  /** Makes the decisions that banks make immediately; the others wait for the cardholder or the bank. */
  function decide(fresh: Payment): Payment {
    const { outcome } = fresh.hidden
    if (outcome === 'declined' || (outcome === 'saved_declined' && fresh.source.type === 'token'))
      return fail(fresh, 'DECLINED')
    if (outcome === 'insufficient') return fail(fresh, 'INSUFFICIENT FUNDS')
    return isChallenged(outcome) ? fresh : succeed(fresh)
  }

  function isOpen(form: Invoice): boolean {
    const tried = journal.all<Payment>('payment').filter(({ invoice_id }) => invoice_id === form.id)
    return (
      form.status === 'initiated' &&
      (form.expired_at === null || Date.parse(form.expired_at) > systemClock.now().getTime()) &&
      tried.every(({ status }) => status === 'failed')
    )
  }

  const blank = { refunded: 0, fee: 0, disputed_at: null, dispute: null }
  const stamp = () => ({
    created_at: systemClock.now().toISOString(),
    updated_at: systemClock.now().toISOString(),
  })
  /** A new payment for a form. */
  const begun = (form: Invoice) => ({
    ...blank,
    ...stamp(),
    id: randomUUID(),
    status: 'initiated' as const,
    amount: form.amount,
    currency: form.currency,
    invoice_id: form.id,
    callback_url: form.success_url,
    description: form.description,
    metadata: form.metadata,
  })

  return {
    payment,
    payments: () => journal.all<Payment>('payment'),
    invoice,
    isOpen,
    token: (id: string) => {
      const known = token(id)
      return known && known.status === 'active' ? known : undefined
    },
    paymentsOf: (form: string) =>
      journal.all<Payment>('payment').filter(({ invoice_id }) => invoice_id === form),

    makeInvoice(asked: Omit<Invoice, 'id' | 'status' | 'created_at'>): Invoice {
      return keep('invoice', {
        ...asked,
        id: randomUUID(),
        status: 'initiated',
        created_at: systemClock.now().toISOString(),
      })
    },

    /** Payment by card at the hosted form. Only the last four digits of the number are stored. */
    payByCard(form: Invoice, { number, month, year }: CardGiven): Payment {
      const card = testCards.find((known) => known.number === number)
      const outcome = card?.outcome ?? 'declined'
      const brand = card?.brand ?? brandOf(number)
      const held = form.save_card
        ? keep('token', {
            id: `token_${randomBytes(18).toString('base64url')}`,
            status: 'initiated',
            brand,
            month: String(month).padStart(2, '0'),
            year: String(year),
            last_four: number.slice(-4),
            hidden: { outcome },
          })
        : null
      return decide(
        keep('payment', {
          ...begun(form),
          source: {
            type: 'creditcard',
            company: brand,
            number: `XXXX-XXXX-XXXX-${number.slice(-4)}`,
            token: held?.id ?? null,
            message: null,
          },
          hidden: { outcome, manual: form.manual, answersAt: null, disputesAt: null },
        }),
      )
    },

    /** Payment by phone at the hosted form: STC Pay confirms with a code, Apple Pay has already asked on the device. */
    payByPhone(form: Invoice, given: { mobile: string } | 'apple'): Payment {
      const of =
        given === 'apple' ? devicePays : { outcome: stcOutcomeOf(given.mobile), ...stcSource(given.mobile) }
      return decide(
        keep('payment', {
          ...begun(form),
          source: { ...of.source, token: null, message: null },
          hidden: { outcome: of.outcome, manual: false, answersAt: null, disputesAt: null },
        }),
      )
    },

    /** Payment by the shop with a saved card. */
    payByToken(
      card: Token,
      asked: Pick<Payment, 'id' | 'amount' | 'currency' | 'callback_url' | 'description' | 'metadata'> & {
        manual: boolean
      },
    ): Payment {
      const { manual, ...rest } = asked
      return decide(
        keep('payment', {
          ...blank,
          ...stamp(),
          ...rest,
          status: 'initiated',
          invoice_id: null,
          source: {
            type: 'token',
            company: card.brand,
            number: `XXXX-XXXX-XXXX-${card.last_four}`,
            token: card.id,
            message: null,
          },
          hidden: { outcome: card.hidden.outcome, manual, answersAt: null, disputesAt: null },
        }),
      )
    },

    /** The cardholder's answer on the bank's page. */
    answerChallenge(from: Payment, code: string | null): Payment {
      if (from.status !== 'initiated' || from.hidden.answersAt !== null) return from
      const { outcome } = from.hidden
      if (code !== challengeCode || outcome === 'challenge_fails') return fail(from, '3DS: not authenticated')
      if (outcome === 'challenge') return succeed(from)
      // With `late` the bank takes its time; with `timeout` it never answers.
      const answersAt = outcome === 'late' ? systemClock.now().getTime() + lateMs : Number.MAX_SAFE_INTEGER
      return move(from, { hidden: { ...from.hidden, answersAt } })
    },

    dispute,

    void(from: Payment): Payment | null {
      if (from.status !== 'paid' && from.status !== 'authorized') return null
      return move(from, { status: 'voided' }, 'payment_voided')
    },

    refund(from: Payment, amount: number): Payment | null {
      const left = leftOf(from)
      if (from.status !== 'paid' && from.status !== 'refunded') return null
      if (!Number.isInteger(amount) || amount < 1 || amount > left) return null
      return move(from, { status: 'refunded', refunded: from.refunded + amount }, 'payment_refunded')
    },

    forget(id: string): boolean {
      const known = token(id)
      if (known?.status !== 'active') return false
      keep('token', { ...known, status: 'inactive' })
      return true
    },

    /** Adds a payment as if it had been made at a form, for a demo that starts with a history. */
    putPaid({ payment: named, source: { lastFour, ...source }, at, ...known }: KnownPayment) {
      if (payment(known.id)) return
      const row: Payment = {
        ...known,
        status: known.refunded > 0 ? 'refunded' : 'paid',
        currency: 'SAR',
        fee: 0,
        invoice_id: null,
        callback_url: null,
        description: '',
        metadata: { payment: named },
        disputed_at: known.dispute && at,
        created_at: at,
        updated_at: at,
        source: { ...source, number: `XXXX-XXXX-XXXX-${lastFour}`, token: null, message: null },
        hidden: { outcome: 'paid', manual: false, answersAt: null, disputesAt: null },
      }
      keep('payment', { ...row, fee: feeOf(row) })
    },

    putToken: (row: Token) => (token(row.id) ? undefined : keep('token', row)),

    answerLate() {
      for (const one of journal.all<Payment>('payment'))
        if (one.status === 'initiated' && one.hidden.outcome === 'late' && one.hidden.answersAt !== null)
          succeed(one)
    },

    /** Applies the effects of time: late banks answer, forms expire, money is charged back. */
    passTime() {
      const now = systemClock.now().getTime()
      for (const one of journal.all<Payment>('payment')) {
        const { answersAt, disputesAt } = one.hidden
        const form = one.invoice_id ? invoice(one.invoice_id) : undefined
        if (one.status === 'initiated' && answersAt !== null && answersAt <= now) succeed(one)
        else if (one.status === 'initiated' && form?.expired_at && Date.parse(form.expired_at) <= now)
          fail(one, 'TIMED OUT')
        else if (one.status === 'paid' && disputesAt !== null && disputesAt <= now) {
          const decision = decisions[one.hidden.outcome]
          const decidesAt = decision && !one.dispute ? now + disputeMs : null
          const hidden = { ...one.hidden, disputesAt: decidesAt }
          dispute({ ...one, hidden }, one.dispute && decision ? decision : 'open')
        }
      }
    },
  }
}

/** The bank's decision, `disputeMs` after its chargeback; the other disputes are never decided. */
const decisions: Partial<Record<Outcome, 'won' | 'lost'>> = { chargeback_won: 'won', chargeback_lost: 'lost' }

const isDisputed = ({ hidden: { outcome } }: Payment) => outcome === 'chargeback' || outcome in decisions

/** Apple Pay names the card behind it. */
const devicePays = {
  outcome: 'paid',
  source: { type: 'applepay', company: 'mada', number: 'XXXX-XXXX-XXXX-1010' },
} as const

const stcSource = (mobile: string) => ({
  source: { type: 'stcpay', company: null, number: null, mobile: `05XXXX${mobile.slice(-4)}` },
})

export const isChallenged = (outcome: Outcome) =>
  ['challenge', 'challenge_fails', 'timeout', 'late'].includes(outcome)

const brandOf = (number: string) => (number.startsWith('4') ? 'visa' : 'mastercard')

/** The amount that has neither been refunded nor charged back or claimed by a bank. */
const leftOf = ({ amount, refunded, dispute }: Payment) =>
  amount - refunded - (dispute && dispute.status !== 'won' ? dispute.amount : 0)

/** The gateway's fee: one riyal, plus 1 per cent for mada or 2.75 for other cards. */
export const feeOf = ({ amount, source }: { amount: number; source: { company: string | null } }) =>
  100 + Math.round((amount * (source.company === 'mada' ? 100 : 275)) / 10_000)
