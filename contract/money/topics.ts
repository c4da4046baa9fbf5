import * as z from 'zod/mini'

export const paymentTopics = {
  /** A card was added, removed, or has become the default. */
  payment_methods: z.strictObject({}),
  /** A payment has come through, or has gone back. */
  payments: z.strictObject({}),
  /** A payout has begun, arrived or come back. */
  payouts: z.strictObject({}),
}
