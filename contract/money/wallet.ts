import * as z from 'zod/mini'
import { id, moment } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** What the payment service takes at least, in riyals. */
export const leastByCard = 1

/** What a wallet pays of a price, in riyals: all that is on it, but never so that too little is left for a card. */
export function fromWallet(available: number, price: number): number {
  if (available >= price) return price
  return Math.max(0, Math.min(available, Math.round((price - leastByCard) * 100) / 100))
}

const movement = z.strictObject({
  id,
  /** `returned`: by the bank, of what was transferred. */
  kind: z.enum(['paid', 'refunded', 'transferred', 'returned']),
  /** Riyals. */
  amount: z.number(),
  at: moment,
  /** Of the bank account that it was transferred to. */
  ibanEnd: z.nullable(z.string()),
  /** What it was paid for; null where that has been erased. */
  appointment: z.nullable(
    z.strictObject({
      id,
      serviceName: z.string(),
      otherServiceName: z.nullable(z.string()),
      startsAt: moment,
    }),
  ),
  /** The package that it was paid for, or of which it came back. */
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
  summary: 'What is on one’s wallet, what of it is kept back for a payment, and its latest movements.',
  audience: 'patient',
  inPerson: true,
  output: z.strictObject({
    /** Riyals, as all amounts. */
    balance: z.number(),
    /** What can be paid with now: the rest is kept back for what is being paid. */
    available: z.number(),
    movements: z.array(movement),
  }),
})
export type Wallet = z.output<typeof readWallet.output>
