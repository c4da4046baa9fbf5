import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { type Limit, scaledLimit } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

type Limiting = (caller: Caller, input: unknown, now: Date, house: House) => void

/** Counted per node, since a durable count would cost as much as the message itself. */
const limiting = (...limits: readonly (readonly [Of, { most: number; seconds: number }])[]): Limiting => {
  const counted = limits.map(([of, limit]) => [of, scaledLimit(limit)] as const)
  return (caller, _input, now, house) => {
    assertSecondFactor(caller)
    for (const [of, limit] of counted) {
      const refused = limit(house)(of(caller), now)
      if (refused) throw new Refusal('rate_limited', refused)
    }
  }
}

type Of = (caller: Caller) => string
const person: Of = ({ actor }) => actor.id
const address: Of = (caller) => caller.address

/** An admin in the Support Team reads confidential messages, so the second factor is required first. */
export function assertSecondFactor({ session }: Pick<Caller, 'session'>): void {
  if (session?.role === 'admin' && session.second_factor_due) throw new Refusal('second_factor_due')
}

export const limitReading = limiting([person, { most: 600, seconds: 60 }])
export const limitSearch = limiting([person, { most: 120, seconds: 60 }])

/** Fast enough for any typist, and enough for a conversation. */
export const limitSending = limiting(
  [person, { most: 10, seconds: 5 }],
  [person, { most: 60, seconds: 60 }],
  [address, { most: 300, seconds: 60 }],
)
export const limitChanges = limiting([person, { most: 120, seconds: 60 }])

export const reportLimits = {
  person: { name: 'message.report', most: 20, seconds: 86_400 },
} satisfies Record<string, Limit>

export const replyLimits = {
  person: { name: 'saved_reply.person', most: 120, seconds: 3_600 },
} satisfies Record<string, Limit>

export const fileLimits = {
  hour: { name: 'upload.messages', most: 30, seconds: 3_600 },
  day: { name: 'upload.messages.day', most: 60, seconds: 86_400 },
  fromHere: { name: 'upload.messages.here', most: 120, seconds: 3_600 },
} satisfies Record<string, Limit>

/** The most conversations that a person may begin per day. */
export const mostBegun = 20
