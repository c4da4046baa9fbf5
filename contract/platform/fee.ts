import * as z from 'zod/mini'
import { day, wholeFigure } from '../fields.ts'
import { route } from '../route.ts'

const fee = z.strictObject({
  /** Of a price, in per cent; value added tax is contained in it. */
  percent: z.int(),
  /** What was announced and does not hold yet. */
  next: z.nullable(z.strictObject({ percent: z.int(), from: day })),
})
export type PlatformFee = z.output<typeof fee>

/** What is a dietitian's of a price, in riyals; less than a halala is theirs. */
export const shareOfPrice = (price: number, percent: number): number =>
  (Math.round(price * 100) - Math.floor((Math.round(price * 100) * percent) / 100)) / 100

export const readPlatformFee = route({
  method: 'GET',
  path: '/api/practice/fee',
  summary: 'What the platform keeps of what patients pay through it, and what it will keep.',
  audience: 'dietitian',
  output: z.strictObject({
    /** Patients pay with their booking; without that nothing is kept. */
    takesPayments: z.boolean(),
    /** One has given the legal name and address that invoices need; before that nobody can pay for one’s services. */
    isSellerKnown: z.boolean(),
    fee,
  }),
})

export const announceFee = route({
  method: 'POST',
  path: '/api/admin/platform/fee',
  summary:
    'Announce another fee, at least thirty days ahead; every dietitian is told by mail. It takes the place of one announced before, and the fee in force withdraws that.',
  audience: 'admin',
  needsProof: true,
  body: z.strictObject({ percent: wholeFigure(0, 50), from: day }),
  output: z.strictObject({ fee }),
  refusals: ['proof_needed'],
})
