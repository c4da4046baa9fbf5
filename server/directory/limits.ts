import type { Caller } from '#server/http/bind.ts'
import { nodeLimit } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { House } from '../house.ts'

/** Enough for fast typing; too little to copy everybody in a hurry. */
const search = { most: 120, seconds: 60 }

/** One count for each house, since tests have several in a process. */
const counts = new WeakMap<House, ReturnType<typeof nodeLimit>>()

export function limitSearch({ actor }: Caller, _input: unknown, now: Date, house: House): void {
  const count =
    counts.get(house) ?? nodeLimit({ ...search, most: search.most * house.settings.rateLimitScale })
  counts.set(house, count)
  const refused = count(actor.id, now)
  if (refused) throw new Refusal('rate_limited', refused)
}
