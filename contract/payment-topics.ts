import * as z from 'zod/mini'

/** A card was added, removed, or has become the default. */
export const paymentTopics = { payment_methods: z.strictObject({}) }
