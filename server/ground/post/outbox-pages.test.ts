import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storeLetter } from './outbox.ts'
import { outboxCalendar, outboxList, outboxMail } from './outbox-pages.ts'

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nabta-pages-'))
  folder = join(dataDir, 'outbox')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const now = new Date('2026-11-20T09:00:00Z')
const keep = (id: string, minutesAgo: number, subject: string) => {
  const at = new Date(now.getTime() - minutesAgo * 60_000).toISOString()
  const html = '<p class="x">Hello & welcome</p>'
  return storeLetter(folder, {
    id,
    at,
    to: 'a@b.test',
    language: 'en',
    subject,
    headers: { Subject: subject },
    html,
    text: 'Hello',
  })
}

test('an empty outbox explains its purpose', async () => {
  expect(await outboxList(folder, now)).toContain('No mail yet')
})

test('the newest email is first, with its age', async () => {
  await keep('0199-1.kind', 90, 'Older')
  await keep('0199-2.kind', 5, 'Newer')
  const html = await outboxList(folder, now)
  expect(html.indexOf('Newer')).toBeLessThan(html.indexOf('Older'))
  expect(html).toContain('5 minutes ago')
  expect(html).toContain('1 hour ago')
})

test('an email is shown in a frame without scripts, and its text stays text', async () => {
  await keep('0199-1.kind', 1, '<script>alert(1)</script>')
  const html = (await outboxMail(folder, '0199-1.kind')) ?? ''
  expect(html).toContain('srcdoc="&lt;p class=&quot;x&quot;&gt;Hello &amp; welcome&lt;/p&gt;"')
  expect(html).toMatch(/<iframe[^>]* sandbox="(?![^"]*allow-(scripts|same-origin))/)
  expect(html).not.toContain('<script>')
  expect(await outboxList(folder, now)).not.toContain('<script>')
})

test.each(['../secret', '..', '.hidden', 'a/b', 'A', '', 'a'.repeat(101), 'missing'])(
  '%j shows nothing',
  async (id) => {
    await keep('0199-1.kind', 1, 'Kept')
    await writeFile(join(dataDir, 'secret.json'), '{}')
    expect(await outboxMail(folder, id)).toBeNull()
  },
)

test('a text message is listed with the emails, and its text stays text', async () => {
  const text = 'Nabta: <b>confirmed</b>'
  await storeLetter(folder, {
    id: '0199-3.sms',
    kind: 'sms',
    at: now.toISOString(),
    to: '+966501234567',
    language: 'en',
    subject: text,
    headers: { To: '+966501234567' },
    html: '',
    text,
  })
  expect(await outboxList(folder, now)).toContain('SMS to +966501234567')
  const html = await outboxMail(folder, '0199-3.sms')
  expect(html).toContain('Nabta: &lt;b&gt;confirmed&lt;/b&gt;')
  expect(html).not.toContain('iframe')
})

test('a calendar entry can be downloaded from its email', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  await storeLetter(folder, {
    id: '0199-4.kind',
    at: now.toISOString(),
    to: 'a@b.test',
    language: 'en',
    subject: 'Cancelled',
    headers: {},
    html: '',
    text: '',
    calendar,
  })
  expect(await outboxMail(folder, '0199-4.kind')).toContain('href="/dev/mail/0199-4.kind/calendar"')
  expect(await outboxCalendar(folder, '0199-4.kind')).toBe(calendar)
  await keep('0199-5.kind', 1, 'Without')
  expect(await outboxCalendar(folder, '0199-5.kind')).toBeNull()
  expect(await outboxCalendar(folder, '../secret')).toBeNull()
})
