import * as z from 'zod/mini'
import { id, moment } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** The minimum that the payment service charges to a card, in riyals. */
export const leastByCard = 1

/** The wallet's part of a price, in riyals: all it has, except that the rest must be enough for a card payment. */
export function fromWallet(available: number, price: number): number {
  if (available >= price) return price
  return Math.max(0, Math.min(available, Math.round((price - leastByCard) * 100) / 100))
}

const movement = z.strictObject({
  id,
  /** `returned`: a transfer that the bank has sent back. */
  kind: z.enum(['paid', 'refunded', 'transferred', 'returned']),
  /** Riyals. */
  amount: z.number(),
  at: moment,
  /** The last four characters of the bank account of the transfer. */
  ibanEnd: z.nullable(z.string()),
  /** The appointment that it concerns; null once that has been erased. */
  appointment: z.nullable(
    z.strictObject({
      id,
      serviceName: z.string(),
      otherServiceName: z.nullable(z.string()),
      startsAt: moment,
    }),
  ),
  /** The package that it paid for, or was refunded from. */
  package: z.nullable(
    z.strictObject({
      serviceName: z.string(),
      otherServiceName: z.nullable(z.string()),
      uses: z.int(),
    }),
  ),
})
export type WalletMovement = z.output<typeof movement>

export const readWallet = route({
  method: 'GET',
  path: '/api/wallet',
  summary: 'Get your wallet’s balance, what is held for a payment, and its latest movements.',
  audience: 'patient',
  about: ['appointments', 'payments'],
  inPerson: true,
  output: z.strictObject({
    /** Riyals, like all amounts here. */
    balance: z.number(),
    /** The amount that can be spent now; the rest is held for payments in progress. */
    available: z.number(),
    movements: z.array(movement),
  }),
})
export type Wallet = z.output<typeof readWallet.output>
