import { sql } from 'kysely'
import { system } from '#server/data/db.ts'
import { isHeld } from '#server/data/hold.ts'
import { type House, perHouse } from '#server/house.ts'
import { type Limit, spend } from '#server/http/limits.ts'
import type { Letter } from './mail.ts'
import type { Channel } from './measure-post.ts'
import { countPost } from './post-hours.ts'
import type { Message } from './sms.ts'

const mails: readonly Limit[] = [
  { name: 'mail.hour', most: 10, seconds: 3_600 },
  { name: 'mail.day', most: 30, seconds: 86_400 },
]

const messages: readonly Limit[] = [
  { name: 'sms.hour', most: 3, seconds: 3_600 },
  { name: 'sms.day', most: 10, seconds: 86_400 },
]

/** Sends a letter unless its reader has had enough for now. */
export const post = (house: House, letter: Letter): Promise<void> =>
  capped(house, mails, letter.to.toLowerCase(), () =>
    counted(house, 'mail', letter.id, () => house.mail.deliver(letter)),
  )

/** The same for a message to a phone. */
export const postMessage = (house: House, message: Message): Promise<void> =>
  capped(house, messages, message.to, () =>
    counted(house, 'sms', message.id, () => house.sms.deliver(message)),
  )

/**
 * Whether post arrives is what its operator looks at first. Where a database goes away under a letter that was taken, nobody
 * can note that, and its job comes back: the letter is not sent again.
 */
async function counted(house: House, channel: Channel, id: string, deliver: () => Promise<void>) {
  const taken = takenFrom(house)
  const piece = `${channel} ${id}`
  if (!taken.has(piece)) {
    await deliver().catch(async (fault) => {
      await countPost(house, channel, 'failed')
      throw fault
    })
    if (taken.size >= mostTaken) taken.clear()
    taken.add(piece)
  }
  await countPost(house, channel, 'sent')
}

/** Lately, by this node. */
const takenFrom = perHouse(() => new Set<string>())
const mostTaken = 10_000

/** Does it unless somebody has had enough for now; then, as with every fault, the job comes back later. */
async function capped(
  house: House,
  caps: readonly Limit[],
  whose: string,
  work: () => Promise<void>,
): Promise<void> {
  if (isHeld(house)) throw new Error('nothing leaves the house while it is held')
  const spent: Limit[] = []
  try {
    for (const cap of caps) {
      await spend(house, cap, whose)
      spent.push(cap)
    }
    await work()
  } catch (fault) {
    // What was not sent does not count, or a mail server that is down for an hour would use up the hour after.
    for (const cap of spent) await giveBack(house, cap, whose)
    throw fault
  }
}

async function giveBack(house: House, { name }: Limit, whose: string) {
  const key = house.keys.mark(name, whose)
  await house.db.as(system, (tx) =>
    sql`
      with spent_once as (delete from counters where key = ${key} and spent = 1)
      update counters set spent = spent - 1 where key = ${key} and spent > 1`.execute(tx),
  )
}
