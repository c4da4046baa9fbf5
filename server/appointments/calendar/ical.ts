import type { FileAnswer } from '#server/ground/http/bind-file.ts'

/** One appointment as a calendar entry (RFC 5545). All text is already in the reader's language. */
export type Entry = {
  uid: string
  sequence: number
  stampedAt: Date
  startsAt: Date
  endsAt: Date
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  summary: string
  description: string
  location: string | null
  url: string
  /** The text of the calendar's own reminder; null for an appointment that does not take place. */
  alarm: string | null
  /** The owner of the entry: a program accepts changes and cancellations from no one else. */
  organizer: Participant
  /** The person invited by email; null in a calendar that is only published (RFC 5546, 3.2.1). */
  attendee: Participant | null
}

export type Participant = { name: string; address: string }

export type Calendar = {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** The product that wrote the calendar. */
  maker: string
  /** The name of a calendar that programs subscribe to. */
  name?: string
  entries: readonly Entry[]
}

export const calendarFile = (calendar: Calendar, name: string): FileAnswer => ({
  bytes: Buffer.from(writeCalendar(calendar)),
  type: 'text/calendar; charset=utf-8',
  name,
})

export function writeCalendar({ method, maker, name, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(maker)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : followed(name)),
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Asks calendar programs to refresh every hour. */
const followed = (name: string) => [
  `NAME:${textOf(name)}`,
  `X-WR-CALNAME:${textOf(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
]

const linesOf = (entry: Entry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${momentOf(entry.stampedAt)}`,
  `DTSTART:${momentOf(entry.startsAt)}`,
  `DTEND:${momentOf(entry.endsAt)}`,
  `STATUS:${entry.status}`,
  `SUMMARY:${textOf(entry.summary)}`,
  `DESCRIPTION:${textOf(entry.description)}`,
  ...(entry.location === null ? [] : [`LOCATION:${textOf(entry.location)}`]),
  `URL:${entry.url}`,
  'CLASS:PRIVATE',
  `TRANSP:${entry.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
  `ORGANIZER;CN=${quotedOf(entry.organizer.name)}:mailto:${entry.organizer.address}`,
  ...(entry.attendee === null ? [] : [invited(entry.attendee)]),
  ...(entry.alarm === null ? [] : alarmOf(entry.alarm)),
  'END:VEVENT',
]

const invited = ({ name, address }: Participant) =>
  `ATTENDEE;CN=${quotedOf(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address}`

const alarmOf = (words: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textOf(words)}`,
  'TRIGGER:-PT30M',
  'END:VALARM',
]

const momentOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

const textOf = (text: string) =>
  plain(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')

/** A parameter value cannot contain a quote. */
const quotedOf = (text: string) => `"${plain(text).replace(/["\n]/g, ' ').trim()}"`

const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')

const longest = 75

/** Folds lines at 75 bytes without splitting a character. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > longest) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
