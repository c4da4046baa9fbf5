import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { scaledLimit } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** Enough for fast typing; too little to copy the directory quickly. */
const searches = scaledLimit({ most: 120, seconds: 60 })

export function limitSearch({ actor }: Caller, _input: unknown, now: Date, house: House): void {
  const refused = searches(house)(actor.id, now)
  if (refused) throw new Refusal('rate_limited', refused)
}

/** One caller may be a whole office or a mobile network. The lists that search engines know are not counted. */
const visitorSearches = scaledLimit({ most: 90, seconds: 60 })

export const limitVisitor = (house: House, caller: string) =>
  visitorSearches(house)(caller, house.clock.now())
