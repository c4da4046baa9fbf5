import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { type Limit, scaledLimit } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

const limiting = (most: number) => {
  const spent = scaledLimit({ most, seconds: 60 })
  return ({ actor }: Caller, _input: unknown, now: Date, house: House): void => {
    const refused = spent(house)(actor.id, now)
    if (refused) throw new Refusal('rate_limited', refused)
  }
}

/** A phone that was offline sends a week of entries in one burst. */
export const limitEntries = limiting(240)
export const limitReading = limiting(600)

export const perPerson = {
  files: { name: 'health.files', most: 60, seconds: 3_600 },
  imports: { name: 'health.imports', most: 20, seconds: 3_600 },
  exports: { name: 'health.exports', most: 30, seconds: 3_600 },
  openings: { name: 'health.openings', most: 10, seconds: 3_600 },
  accessRequests: { name: 'health.access_requests', most: 30, seconds: 3_600 },
  consent: { name: 'health.consent', most: 20, seconds: 3_600 },
} satisfies Record<string, Limit>
