import type { Language } from '#contract/language.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { type Clock, systemClock } from '../time/clock.ts'
import { isLetterId, outboxFolder, storeLetter } from './outbox.ts'

export type Message = {
  /** The event's id and the purpose of the message: the same message has the same id however often it is sent. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly language: Language
  readonly text: string
}

export type Sms = {
  /** Resolves once the provider, or the disk, has accepted the message; otherwise throws, and its job is retried. */
  deliver(message: Message): Promise<void>
}

export function openSms(settings: Settings, log: Log, clock: Clock = systemClock): Sms {
  const carry = settings.smsUrl ? provider(settings.smsUrl) : outbox(outboxFolder(settings), clock)
  return {
    async deliver(message) {
      if (!isLetterId(message.id)) throw new Error('the id of a text message must be usable as a file name')
      if (!isPhone(message.to)) throw new Error('a text message must have exactly one number')
      // The SMS alphabet has no non-breaking space; keeping it would turn one message into two.
      await carry({ ...message, text: message.text.replaceAll('\u00a0', ' ') })
      log('info', 'sms.delivered', { message: message.id })
    },
  }
}

export const isPhone = (text: string): boolean => /^\+[1-9]\d{7,14}$/.test(text)

type Carry = (message: Message) => Promise<void>

const patience = 10_000

/** Any provider that accepts JSON over https; its token is the user part of the address. */
function provider(address: string): Carry {
  const url = new URL(address)
  const token = decodeURIComponent(url.username)
  url.username = ''
  return async ({ id, to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id, to, text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    }).catch((fault) => refuse(codeOf(fault)))
    await answer.body?.cancel()
    if (!answer.ok) refuse(String(answer.status))
  }
}

/** A provider's message can name the reader, and the queue stores fault messages: only codes are passed on. */
function refuse(code: string): never {
  throw new Error(`the SMS provider did not accept the message (${code})`)
}

const codeOf = (fault: unknown): string => {
  const { name, cause } = fault as { name?: string; cause?: { code?: string } }
  return cause?.code ?? name ?? 'no code'
}

const outbox =
  (folder: string, clock: Clock): Carry =>
  ({ id, to, language, text }) =>
    storeLetter(folder, {
      id,
      kind: 'sms',
      at: clock.now().toISOString(),
      to,
      language,
      subject: text,
      headers: { To: to },
      html: '',
      text,
    })
