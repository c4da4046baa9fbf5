import type { copyMyData as route } from '#contract/accounts/security.ts'
import type { House } from '#server/house.ts'
import type { Caller, Verb } from '#server/http/bind.ts'
import { copyOf } from '#server/personal-data.ts'
import { record } from '../events.ts'

type Parts = Awaited<ReturnType<typeof copyOf>>

export const copyMyData: Verb<typeof route, Parts> = async (tx, actor, _input, now, _house, { ready }) => {
  await record(tx, actor, 'account.copied', actor.id, now)
  return { madeAt: now.toISOString(), parts: ready }
}

/** Some of it only the system may read: what was written before there was an account, say. */
export const collectMyData = (house: House, _input: unknown, { actor }: Caller): Promise<Parts> =>
  copyOf(house, actor.id)
