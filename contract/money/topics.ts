import * as z from 'zod/mini'

export const paymentTopics = {
  /** A card was added or removed, or has become the default. */
  payment_methods: z.strictObject({}),
  /** A payment was made or refunded. */
  payments: z.strictObject({}),
  /** A payout was started, has arrived or was returned. */
  payouts: z.strictObject({}),
}
