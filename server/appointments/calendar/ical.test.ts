import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { type Entry, writeCalendar } from './ical.ts'

const entry: Entry = {
  uid: '0199f0a0-0000-7000-8000-000000000001@nabta.test',
  sequence: 2,
  stampedAt: new Date('2026-11-20T09:00:00Z'),
  startsAt: new Date('2026-11-22T13:30:00Z'),
  endsAt: new Date('2026-11-22T14:00:00Z'),
  status: 'CONFIRMED',
  summary: 'موعد مع د. ليلى الحربي',
  description: 'الأحد، 22 نوفمبر 2026، من 4:30 م إلى 5:00 م (توقيت الرياض)\nمكالمة فيديو',
  location: 'Olaya Street; building 7, Riyadh',
  url: 'https://nabta.test/ar/patient/appointments/0199f0a0-0000-7000-8000-000000000001',
  alarm: 'اقترب موعدك',
  organizer: { name: 'نبتة', address: 'support@nabta.test' },
  attendee: { name: 'Sara "the" Al-Qahtani', address: 'sara@example.sa' },
}
const write = (entries: Entry[], method: 'REQUEST' | 'CANCEL' | 'PUBLISH' = 'REQUEST') =>
  writeCalendar({ method, maker: 'Nabta', entries })

/** Parses it as RFC 5545 specifies, independently of the code that wrote it. */
function read(text: string): { name: string; value: string }[] {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const at = /^(?:[^":]|"[^"]*")*/.exec(line)?.[0].length ?? 0
      return { name: line.slice(0, at), value: line.slice(at + 1) }
    })
}
const said = (text: string, name: string) => read(text).find((line) => line.name === name)?.value
const plain = (value = '') =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

test('an entry has the properties that a calendar needs, in UTC', () => {
  const text = write([entry])
  expect(said(text, 'METHOD')).toBe('REQUEST')
  expect(said(text, 'UID')).toBe(entry.uid)
  expect(said(text, 'SEQUENCE')).toBe('2')
  expect(said(text, 'DTSTAMP')).toBe('20261120T090000Z')
  expect(said(text, 'DTSTART')).toBe('20261122T133000Z')
  expect(said(text, 'DTEND')).toBe('20261122T140000Z')
  expect(said(text, 'STATUS')).toBe('CONFIRMED')
  expect(plain(said(text, 'SUMMARY'))).toBe(entry.summary)
  expect(plain(said(text, 'DESCRIPTION'))).toBe(entry.description)
  expect(plain(said(text, 'LOCATION'))).toBe(entry.location)
  expect(said(text, 'URL')).toBe(entry.url)
  expect(said(text, 'ORGANIZER;CN="نبتة"')).toBe('mailto:support@nabta.test')
  expect(read(text).map(({ name }) => name)).toContain(
    'ATTENDEE;CN="Sara  the  Al-Qahtani";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE',
  )
  expect(said(text, 'TRIGGER')).toBe('-PT30M')
})

test('a cancelled entry has no alarm and takes no time', () => {
  const text = write([{ ...entry, status: 'CANCELLED', alarm: null, location: null }], 'CANCEL')
  expect(said(text, 'METHOD')).toBe('CANCEL')
  expect(said(text, 'STATUS')).toBe('CANCELLED')
  expect(said(text, 'TRANSP')).toBe('TRANSPARENT')
  expect(text).not.toContain('VALARM')
  expect(text).not.toContain('LOCATION')
})

test('an entry for display only names its owner, and has no attendees', () => {
  const text = write([{ ...entry, attendee: null }], 'PUBLISH')
  expect(said(text, 'ORGANIZER;CN="نبتة"')).toBe('mailto:support@nabta.test')
  expect(text).not.toContain('ATTENDEE')
})

test('a subscribed calendar has a name, and says when to refresh', () => {
  const text = writeCalendar({ method: 'PUBLISH', maker: 'Nabta', name: 'مواعيد نبتة', entries: [] })
  expect(said(text, 'X-WR-CALNAME')).toBe('مواعيد نبتة')
  expect(said(text, 'REFRESH-INTERVAL;VALUE=DURATION')).toBe('PT1H')
})

const anything = fc.oneof(
  anyText({ maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('ا', 'ب', ' ', '\n', '\r', '\\', ';', ',', '"', ':', '👩🏽‍⚕️', 'n'),
    maxLength: 200,
  }),
)

test('with any name of a person, every line is short and complete, and parses back to the same text', () => {
  fc.assert(
    fc.property(anything, anything, anything, (summary, description, name) => {
      const text = write([
        {
          ...entry,
          summary,
          description,
          organizer: { name, address: 'a@b.sa' },
          attendee: { name, address: 'sara@example.sa' },
        },
      ])
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
        expect(line).not.toMatch(/[\u0000-\u001f\u007f]/)
      }
      const asRead = (text: string) =>
        text
          .toWellFormed()
          .replace(/\r\n?/g, '\n')
          .replace(/(?!\n)\p{Cc}/gu, ' ')
      expect(plain(said(text, 'SUMMARY'))).toBe(asRead(summary))
      expect(plain(said(text, 'DESCRIPTION'))).toBe(asRead(description))
      const names = read(text).map(({ name }) => name.split(';')[0])
      expect(names).toEqual(read(write([entry])).map(({ name }) => name.split(';')[0]))
    }),
    { numRuns: 500 },
  )
})

test('lines are folded at the longest length allowed', () => {
  const text = write([{ ...entry, summary: 'x'.repeat(300) }])
  const lines = text.split('\r\n').filter((line) => /^ ?x+$|^SUMMARY/.test(line))
  expect(lines.slice(0, -1).every((line) => Buffer.byteLength(line) === 75)).toBe(true)
})
