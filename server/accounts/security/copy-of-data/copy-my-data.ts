import { dayOf } from '#contract/wall-clock.ts'
import { brand } from '#copy/brand.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FoundFile } from '#server/ground/http/bind-file.ts'
import { spendAll } from '#server/ground/http/limits.ts'
import { openSemaphore } from '#server/ground/semaphore.ts'
import { record } from '../../events.ts'
import { ofPerson } from '../../limits.ts'
import { archiveOf } from './archive.ts'
import { collectData } from './collect-data.ts'

/** Made anew each time, and kept nowhere. The log says that it was made. */
export async function copyMyData(house: House, _: unknown, { actor }: Caller): Promise<FoundFile> {
  await spendAll(house, [[ofPerson.copy, actor.id]])
  const now = house.clock.now()
  await house.db.as(actor, (tx) => record(tx, actor, 'account.copied', actor.id, now))
  // Some of it only the system may read: what was written before there was an account, say.
  const data = await inTurn(() => house.db.as(system, (tx) => collectData(tx, house, actor)))
  return {
    bytes: archiveOf(house, data, now),
    type: 'application/zip',
    name: `${brand.name.en.toLowerCase()}-my-data-${dayOf(now, data.zone)}.zip`,
  }
}

/** One person's rows lie in memory at a time. */
const inTurn = openSemaphore(1, 20)
