import type { Caller } from '#server/http/bind.ts'
import { scaledLimit } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { House } from '../house.ts'

/** Enough for fast typing; too little to copy everybody in a hurry. */
const searches = scaledLimit({ most: 120, seconds: 60 })

export function limitSearch({ actor }: Caller, _input: unknown, now: Date, house: House): void {
  const refused = searches(house)(actor.id, now)
  if (refused) throw new Refusal('rate_limited', refused)
}
