import { createTransport } from 'nodemailer'
import type { Language } from '#contract/language.ts'
import { brand } from '#copy/brand.ts'
import type { Log } from '../log.ts'
import { isLoopback, type Settings } from '../settings.ts'
import { type Clock, systemClock } from '../time/clock.ts'
import { isSingleAddress } from './is-single-address.ts'
import type { InlinePicture } from './letter-pictures.ts'
import { isLetterId, mailReachesNobody, outboxFolder, storeLetter } from './outbox.ts'

export type Letter = {
  /** The event's id and the purpose of the email: the same email has the same id however often it is sent. */
  readonly id: string
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The pictures that the HTML shows. */
  readonly pictures?: readonly InlinePicture[]
  /** URL for one-click unsubscribing by the mail program (RFC 8058). */
  readonly oneClick?: string
  /** Invitation or cancellation for the reader's calendar program (RFC 6047). */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string }
}

export type Mail = {
  /** Resolves once the mail server, or the disk, has accepted the email; otherwise throws, and its job is retried. */
  deliver(letter: Letter): Promise<void>
  close(): void
}

export function openMail(settings: Settings, log: Log, clock: Clock = systemClock): Mail {
  const carrier = settings.smtpUrl
    ? smtp(settings.smtpUrl, settings)
    : outbox(outboxFolder(settings), settings)
  return {
    async deliver(letter) {
      if (!isLetterId(letter.id)) throw new Error('the id of a letter must be usable as a file name')
      if (!isSingleAddress(letter.to)) throw new Error('a letter must have exactly one address')
      await carrier.carry(letter, headersOf(letter, settings), clock.now())
      if (mailReachesNobody(settings)) log('warn', 'mail.kept', { letter: letter.id })
      else log('info', 'mail.delivered', { letter: letter.id })
    },
    close: carrier.close,
  }
}

type Headers = Record<string, string>
type Carrier = { carry(letter: Letter, headers: Headers, now: Date): Promise<void>; close(): void }

/** The operator's own addresses: relays and mail programs check that they match. */
type Addresses = Pick<Settings, 'mailFrom' | 'mailReplyTo' | 'mailBounce'>

const fromOf = ({ mailFrom }: Addresses, language: Language) => ({
  name: brand.name[language],
  address: mailFrom,
})

/** No Reply-To is needed if the sender address itself receives replies. */
const replyToOf = ({ mailFrom, mailReplyTo }: Addresses) => (mailReplyTo === mailFrom ? null : mailReplyTo)

const headersOf = ({ id, language, oneClick }: Letter, { publicUrl }: Settings): Headers => ({
  'Message-ID': `<${id}@${publicUrl.hostname}>`,
  'Auto-Submitted': 'auto-generated',
  'Content-Language': language,
  ...(oneClick && {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/** One connection per email: a dead relay is noticed immediately, and no pool sends anything twice. */
function smtp(url: string, settings: Addresses & Pick<Settings, 'publicUrl'>): Carrier {
  const { username, hostname } = new URL(url)
  const transport = createTransport({
    url,
    name: settings.publicUrl.hostname,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    // A password never travels in clear to another machine.
    requireTLS: username !== '' && !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async carry(
      { to, language, subject, html, text, pictures = [], calendar },
      { 'Message-ID': messageId, ...headers },
      now,
    ) {
      const replyTo = replyToOf(settings)
      await faultWithCodesOnly(() =>
        transport.sendMail({
          envelope: { from: settings.mailBounce, to: [to] },
          from: fromOf(settings, language),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          to: { name: '', address: to },
          subject,
          date: now,
          ...(messageId && { messageId }),
          headers,
          html,
          text,
          attachments: pictures.map(({ cid, type, bytes }) => ({
            cid,
            content: bytes,
            contentType: type,
            contentDisposition: 'inline' as const,
            filename: `${cid}.${type.slice('image/'.length)}`,
          })),
          ...(calendar && {
            icalEvent: { method: calendar.method, filename: 'appointment.ics', content: calendar.text },
          }),
        }),
      )
    },
    close: () => transport.close(),
  }
}

/** A mail server's message can name the reader, and the queue stores fault messages: only codes are passed on. */
async function faultWithCodesOnly(send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (fault) {
    const { code, responseCode } = fault as { code?: string; responseCode?: number }
    throw new Error(
      `the mail server did not accept the letter (${[code, responseCode].filter(Boolean).join(' ') || 'no code'})`,
    )
  }
}

function outbox(folder: string, addresses: Addresses): Carrier {
  return {
    async carry({ id, to, language, subject, html, text, pictures = [], calendar }, headers, now) {
      const { name, address } = fromOf(addresses, language)
      const replyTo = replyToOf(addresses)
      const lines = {
        From: `${name} <${address}>`,
        ...(replyTo && { 'Reply-To': replyTo }),
        'Return-Path': `<${addresses.mailBounce}>`,
        To: to,
        Subject: subject,
        Date: now.toUTCString(),
        ...headers,
      }
      await storeLetter(folder, {
        id,
        at: now.toISOString(),
        to,
        language,
        subject,
        headers: lines,
        html,
        text,
        pictures: Object.fromEntries(
          pictures.map(({ cid, type, bytes }) => [cid, `data:${type};base64,${bytes.toString('base64')}`]),
        ),
        ...(calendar && { calendar: calendar.text }),
      })
    },
    close() {},
  }
}
