import { dayOf } from '#contract/wall-clock.ts'
import { brand } from '#copy/brand.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { spendAll } from '#server/ground/http/limits.ts'
import { openSemaphore } from '#server/ground/semaphore.ts'
import { record } from '../../events.ts'
import { perPerson } from '../../limits.ts'
import { archiveOf } from './archive.ts'
import { collectData } from './collect-data.ts'

/** Made afresh each time and never stored; the log records that it was made. */
export async function copyMyData(house: House, _: unknown, { actor }: Caller): Promise<FileAnswer> {
  await spendAll(house, [[perPerson.copy, actor.id]])
  const now = house.clock.now()
  await house.db.as(actor, (tx) => record(tx, actor, 'account.copied', actor.id, now))
  // Only the system may read some of it, such as data stored before the account existed.
  const data = await inTurn(() => house.db.as(system, (tx) => collectData(tx, house, actor)))
  return {
    bytes: archiveOf(house, data, now),
    type: 'application/zip',
    name: `${brand.name.en.toLowerCase()}-my-data-${dayOf(now, data.zone)}.zip`,
  }
}

/** Only one person's rows are in memory at a time. */
const inTurn = openSemaphore(1, 20)
