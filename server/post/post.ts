import type { House } from '#server/house.ts'
import type { Limit } from '#server/http/limits.ts'
import { capped } from './capped.ts'
import type { Letter } from './mail.ts'
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
  capped(house, mails, letter.to.toLowerCase(), () => house.mail.deliver(letter))

/** The same for a message to a phone. */
export const postMessage = (house: House, message: Message): Promise<void> =>
  capped(house, messages, message.to, () => house.sms.deliver(message))
