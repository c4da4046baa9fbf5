import type { Payout, PayoutReason, PayoutStanding, PayoutState } from '#contract/money/payouts.ts'
import type { LoadedStanding } from './load-standing.ts'
import { nextPayoutOn, obstacleTo } from './rules.ts'

export type PayoutRow = {
  id: string
  halalas: number
  state: PayoutState
  cause: 'weekly' | 'asked'
  iban_end: string | null
  asked_at: Date | string
  ended_at: Date | string | null
  reason: PayoutReason | null
}

export const viewPayout = (row: PayoutRow): Payout => ({
  id: row.id,
  amount: row.halalas / 100,
  state: row.state,
  cause: row.cause,
  ibanEnd: row.iban_end,
  askedAt: new Date(row.asked_at).toISOString(),
  endedAt: row.ended_at && new Date(row.ended_at).toISOString(),
  reason: row.reason,
})

export const viewStanding = (standing: LoadedStanding, now: Date): PayoutStanding => ({
  isKept:
    standing.takesPayments ||
    [standing.pending, standing.payable, standing.keptBack, standing.underWay].some((halalas) => halalas > 0),
  pending: standing.pending / 100,
  available: standing.payable / 100,
  keptBack: standing.keptBack / 100,
  underWay: standing.underWay / 100,
  minimum: standing.minimum,
  ibanEnd: standing.ibanEnd,
  heldFor: standing.heldFor,
  obstacle: obstacleTo(standing, now),
  nextOn: nextPayoutOn(standing.weekday, now),
})
