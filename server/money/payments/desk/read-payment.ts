import { sql } from 'kysely'
import type { PaymentPage, PaymentStep, readPayment as route } from '#contract/money/payment-desk.ts'
import { type ReportedRow, reportedById } from '#server/appointments/figures.ts'
import { openReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { viewReported } from '#server/reports/view.ts'
import type { RefundCause } from '../../events.ts'
import { type StepRow, stepsOf } from '../../ledger/books.ts'
import { type NamedPackage, namedPackage } from '../../packages/facts.ts'
import type { CreditRow } from '../../wallets/facts.ts'
import { causesOf, type NamedPerson, namedPerson, type PaymentRow, paymentWith } from '../figures.ts'
import { viewFound } from './search-payments.ts'
import { isoText, viewNamed } from './view.ts'

type Row = PaymentRow & { appointment: ReportedRow | null; bought: NamedPackage | null; steps: StepRow[] }

export const readPayment: Read<typeof route, Row> = (_, { id }, now, house) => ({
  query: () => sql<Row>`
    select payment.*, ${reportedById(sql`payment.appointment_id`)} as appointment,
        ${namedPackage(sql`payment.package_id`)} as bought,
        ${stepsOf(causesOf(sql`payment.id`), namedPerson)} as steps
      from (${paymentWith(id)}) as payment`,
  view([row]) {
    if (!row) throw new Refusal('not_found')
    return { payment: viewPayment(row, now, house) }
  },
})

function viewPayment(row: Row, now: Date, house: House): PaymentPage {
  const { card_brand: brand, last_four: lastFour, captured, refunds, taken, steps } = row
  return {
    ...viewFound(row),
    openedAt: isoText(row.opened),
    capturedAt: captured && isoText(captured),
    card: brand && lastFour ? { brand, lastFour } : null,
    feePercent: row.fee_percent,
    vatPercent: row.vat_percent,
    gatewayPayment: row.gateway_payment,
    appointment: row.appointment && viewReported(row.appointment, now),
    package: row.bought && { ...row.bought, ...viewUses(row, house) },
    left: row.left / 100,
    leftOnCard: Math.min(row.left, row.left_on_card) / 100,
    fromWallet: row.from_wallet / 100,
    isEarned: steps.some(({ kind }) => kind === 'earned' || kind === 'package_earned'),
    refunds: viewRefunds(row, house),
    steps: [
      ...edges(row),
      ...steps.map((step) => viewStep(step, [...refunds, ...taken, ...decidedOf(row)])),
    ].toSorted((one, other) => inTime(one.at, other.at)),
  }
}

/** Refunds to the card and to the wallet, in order. */
export function viewRefunds(
  { refunds, credits, taken }: Pick<PaymentRow, 'refunds' | 'credits' | 'taken'>,
  house: House,
): PaymentPage['refunds'] {
  return [
    ...refunds.map((refund) => ({
      id: refund.id,
      amount: refund.halalas / 100,
      to: 'card' as const,
      cause: refund.cause,
      reason: openReason(house, 'refunds', refund),
      owedAt: isoText(refund.owed),
      doneAt: refund.done && isoText(refund.done),
    })),
    ...credits.map((credit) => ({
      id: credit.id,
      amount: credit.halalas / 100,
      to: 'wallet' as const,
      cause: causeOf(credit),
      reason: reasonOf(credit, taken, house),
      owedAt: isoText(credit.at),
      doneAt: isoText(credit.at),
    })),
  ].toSorted((one, other) => inTime(one.owedAt, other.owedAt))
}

const inTime = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function reasonOf(credit: CreditRow, taken: Row['taken'], house: House): string | null {
  const decision = taken.find(({ id }) => id === credit.decision)
  return decision ? openReason(house, 'taken_uses', decision) : openReason(house, 'wallet_credits', credit)
}

function causeOf({ by_admin: isByAdmin, decision, appointment, bought }: CreditRow): RefundCause {
  if (isByAdmin || decision !== null) return 'by_admin'
  if (bought === null) return 'ended'
  return appointment === null ? 'package_ended' : 'use_returned'
}

/** A credit to the wallet was decided together with the session it is for, or on its own. */
const decidedOf = ({ credits, taken }: Row): Decided[] =>
  credits.map((credit) => ({
    id: credit.id,
    by: credit.by ?? taken.find(({ id }) => id === credit.decision)?.by ?? null,
  }))

function viewUses({ is_open: isOpen, earned, taken }: Row, house: House) {
  return {
    isOpen,
    earned: earned.map(({ appointment, starts, kept, left }) => ({
      appointment,
      startsAt: starts && isoText(starts),
      kept: kept / 100,
      left: left / 100,
    })),
    taken: taken.map((use) => ({
      id: use.id,
      startsAt: use.starts && isoText(use.starts),
      amount: use.halalas / 100,
      to: use.to,
      reason: openReason(house, 'taken_uses', use) ?? '',
      at: isoText(use.at),
    })),
  }
}

/** Steps without an entry in the ledger: the form was opened, and nobody paid in time. */
function edges({ id, opened, state, form_until }: PaymentRow): PaymentStep[] {
  const edge = (kind: 'opened' | 'expired', at: string) => ({
    id,
    kind,
    at: isoText(at),
    by: null,
    entries: [],
  })
  return [edge('opened', opened), ...(state === 'expired' ? [edge('expired', form_until)] : [])]
}

type Decided = { id: string; by: NamedPerson }

function viewStep({ id, kind, at, cause_id, entries }: StepRow, decided: readonly Decided[]): PaymentStep {
  const decision = decided.find((each) => each.id === cause_id)
  const isDecided = kind === 'refund_owed' || kind === 'taken_back' || kind === 'wallet_refunded'
  return {
    id,
    kind,
    at: isoText(at),
    by: isDecided && decision ? viewNamed(decision.by) : null,
    entries: entries.map(({ account, owner, halalas }) => ({
      account,
      person: viewNamed(owner as NamedPerson),
      amount: halalas / 100,
    })),
  }
}
