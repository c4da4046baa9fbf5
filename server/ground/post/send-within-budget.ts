import { sql } from 'kysely'
import { system } from '../data/db.ts'
import { isHeld } from '../data/hold.ts'
import { type House, perHouse } from '../house.ts'
import { type Limit, spend } from '../http/limits.ts'
import type { Letter } from './mail.ts'
import type { Channel } from './measure-post.ts'
import { countPost } from './post-hours.ts'
import type { Message } from './sms.ts'

/**
 * The trigger of a message: a form filled in without an account, activity in the reader's account, or a change that
 * the account's owner must know about. Each has its own budget, so that none of them silences another.
 */
export type Budget = 'strangers' | 'activity' | 'security'

/** Security emails have no budget: the change requires the password, or its own route is limited. */
const mails: Readonly<Record<Budget, readonly Limit[]>> = {
  strangers: [
    { name: 'mail.strangers_hour', most: 5, seconds: 3_600 },
    { name: 'mail.strangers_day', most: 15, seconds: 86_400 },
  ],
  activity: [
    { name: 'mail.hour', most: 10, seconds: 3_600 },
    { name: 'mail.day', most: 30, seconds: 86_400 },
  ],
  security: [],
}

/** Each SMS costs money, so security messages are limited too, separately. Visitors trigger none. */
const messages: Readonly<Record<Exclude<Budget, 'strangers'>, readonly Limit[]>> = {
  activity: [
    { name: 'sms.hour', most: 3, seconds: 3_600 },
    { name: 'sms.day', most: 10, seconds: 86_400 },
  ],
  security: [
    { name: 'sms.security_hour', most: 3, seconds: 3_600 },
    { name: 'sms.security_day', most: 10, seconds: 86_400 },
  ],
}

/** Sends an email unless its reader's budget of this kind is used up for now. */
export const sendLetter = (house: House, letter: Letter, budget: Budget = 'activity'): Promise<void> =>
  capped(house, mails[budget], letter.to.toLowerCase(), () =>
    counted(house, 'mail', letter.id, () => house.mail.deliver(letter)),
  )

/** The same for an SMS. */
export const sendSms = (
  house: House,
  message: Message,
  budget: keyof typeof messages = 'activity',
): Promise<void> =>
  capped(house, messages[budget], message.to, () =>
    counted(house, 'sms', message.id, () => house.sms.deliver(message)),
  )

/**
 * Counts messages sent or failed, because whether they arrive is what an operator checks first. If the database fails
 * after a message was accepted, the count is lost and the job is retried, but the message is not sent again.
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

/** Messages that this node has handed over recently. */
const takenFrom = perHouse(() => new Set<string>())
const mostTaken = 10_000

/** Does the work unless a limit is reached; if one is, throws, and the job is retried later as after any fault. */
async function capped(
  house: House,
  caps: readonly Limit[],
  whose: string,
  work: () => Promise<void>,
): Promise<void> {
  if (isHeld(house)) throw new Error('no mail is sent while the database is on hold after a restore')
  const spent: Limit[] = []
  try {
    for (const cap of caps) {
      await spend(house, cap, whose)
      spent.push(cap)
    }
    await work()
  } catch (fault) {
    // Unsent messages do not count, or a mail server down for an hour would use up the budget of the next hour.
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
