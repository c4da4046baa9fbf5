import * as z from 'zod/mini'
import { id, moment, pageToken } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Hours after the end of an appointment until its earnings may be paid out. */
export const hoursUntilAvailable = 48

/** `held`: a dispute is open, so the money is held until it is decided. */
export const earnedStates = ['pending', 'held', 'available', 'taken_back'] as const
export type EarnedState = (typeof earnedStates)[number]

export const readBalance = route({
  method: 'GET',
  path: '/api/practice/balance',
  summary: 'Get your balance from payments through the platform: pending, available and paid out.',
  audience: 'dietitian',
  about: ['payments', 'payouts'],
  inPerson: true,
  output: z.strictObject({
    /** Patients pay with their booking, or have done so in the past; otherwise there is no balance to show. */
    isKept: z.boolean(),
    /** All amounts are in riyals. */
    pending: z.number(),
    /** Does not include `keptBack`; negative if more was taken back than was available. */
    available: z.number(),
    /** Held until a bank has decided a dispute. */
    keptBack: z.number(),
    /** On its way to the bank account. */
    underway: z.number(),
    paidOut: z.number(),
  }),
})

const earned = z.strictObject({
  appointment: id,
  service: z.nullable(z.strictObject({ name: z.string(), otherName: z.nullable(z.string()) })),
  startsAt: z.nullable(moment),
  state: z.enum(earnedStates),
  /** When it may be paid out, while it is pending. */
  availableAt: z.nullable(moment),
  /** Riyals: the dietitian’s share, and how much of it has since been refunded to the patient. */
  earned: z.number(),
  takenBack: z.number(),
})
export type EarnedLine = z.output<typeof earned>

export const listEarned = route({
  method: 'GET',
  path: '/api/practice/earned',
  summary: 'List your earnings by appointment, latest first: your share of each payment.',
  audience: 'dietitian',
  inPerson: true,
  query: z.strictObject({ after: z.optional(pageToken) }),
  output: z.strictObject({ earned: z.array(earned), after: z.nullable(z.string()) }),
})
