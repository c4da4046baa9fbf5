import * as z from 'zod/mini'
import { day, wholeFigure } from '../fields.ts'
import { route } from '../route.ts'

const fee = z.strictObject({
  /** Percentage of a price, including value added tax. */
  percent: z.int(),
  /** A fee that is announced but not yet in force. */
  next: z.nullable(z.strictObject({ percent: z.int(), from: day })),
})
export type PlatformFee = z.output<typeof fee>

/** The dietitian’s share of a price, in riyals; a fraction of a halala goes to the dietitian. */
export const shareOfPrice = (price: number, percent: number): number =>
  (Math.round(price * 100) - Math.floor((Math.round(price * 100) * percent) / 100)) / 100

export const readPlatformFee = route({
  method: 'GET',
  path: '/api/practice/fee',
  summary: 'Get the platform’s current fee and the announced one.',
  audience: 'dietitian',
  about: ['fee'],
  output: z.strictObject({
    /** Patients pay when they book; otherwise the platform takes no fee. */
    takesPayments: z.boolean(),
    /** The dietitian has stated the legal name and address for invoices; without them nobody can pay for services. */
    isSellerKnown: z.boolean(),
    fee,
  }),
})

export const announceFee = route({
  method: 'POST',
  path: '/api/admin/platform/fee',
  summary:
    'Announce a new fee at least thirty days ahead; all dietitians are notified by email. It replaces an earlier announcement; announcing the current fee withdraws one.',
  audience: 'admin',
  touches: ['fee'],
  needsProof: true,
  body: z.strictObject({ percent: wholeFigure(0, 50), from: day }),
  output: z.strictObject({ fee }),
  refusals: ['proof_needed'],
})
