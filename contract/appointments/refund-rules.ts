import * as z from 'zod/mini'
import { fault } from '../fields.ts'

const within = (most: number) =>
  z.int(fault('invalid')).check(z.gte(0, fault('invalid')), z.lte(most, fault('invalid')))

/** Hours in a week: nobody waits longer for an answer. */
export const mostRefundHours = 168

/** How much of the payment is refunded to a patient who cancels, by the hours left until the start. */
export const refundRules = z
  .strictObject({
    wholeUntil: within(mostRefundHours),
    /** A part is refunded until this many hours before the start; after that nothing. */
    partUntil: within(mostRefundHours),
    partPercent: within(100),
  })
  .check(
    z.refine(({ wholeUntil, partUntil }) => partUntil <= wholeUntil, {
      error: fault('invalid'),
      path: ['partUntil'],
    }),
  )
export type RefundRules = z.output<typeof refundRules>
