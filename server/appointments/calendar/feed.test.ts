import { beforeAll, expect, test } from 'vitest'
import {
  downloadCalendarEntry,
  followCalendar,
  readCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
} from '#contract/appointments/calendar.ts'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { openApp } from '#test/app.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let layla: Person
let fahad: Person
let patient: Person
let stranger: Person

beforeAll(async () => {
  app.at('2026-11-22T06:00:00Z')
  layla = await join(app, drLayla, { role: 'dietitian', also: ['patient'] })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, layla, { takesAtOnce: true })
  await listedDietitian(app, fahad)
  patient = await join(app, sara, { language: 'ar' })
  stranger = await join(app, omar)
})

const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
const renewed = async (person: Person) => (await person.call(renewCalendarFeed, {})).body.feed.url
const follow = async (url: string) => {
  const answer = await app.call(followCalendar, { token: tokenOf(url) })
  return { ...answer, lines: new TextDecoder().decode(answer.bytes).replace(/\r\n /g, '').split('\r\n') }
}
const valuesIn = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1))

test('there is no address until one is requested', async () => {
  expect((await stranger.call(readCalendarFeed, {})).body.feed).toBeNull()
  const url = await renewed(stranger)
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/calendars\/[\w-]{43}$/)
  expect((await stranger.call(readCalendarFeed, {})).body.feed).toEqual({ url })
})

test('it contains confirmed and requested appointments, in the reader’s language, and no cancelled ones', async () => {
  const confirmed = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T06:00:00.000Z' })
  const waiting = await bookedAppointment(app, patient, fahad, { startsAt: '2026-11-24T08:00:00.000Z' })
  const cancelled = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T10:00:00.000Z' })
  await patient.call(cancelAppointment, { id: cancelled.id })
  const { status, headers, lines } = await follow(await renewed(patient))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(valuesIn(lines, 'METHOD')).toEqual(['PUBLISH'])
  expect(valuesIn(lines, 'UID')).toEqual([`${confirmed.id}@localhost`, `${waiting.id}@localhost`])
  expect(valuesIn(lines, 'STATUS')).toEqual(['CONFIRMED', 'TENTATIVE'])
  expect(valuesIn(lines, 'SUMMARY')).toEqual(['موعد مع Dr. Layla Al-Harbi', 'موعد مع Dr. Fahad Al-Shehri'])
  expect(lines.join('\n')).not.toContain('Follow-up')
})

test('a program that already has the calendar gets no second copy until something changes', async () => {
  const { id } = await bookedAppointment(app, stranger, layla, { startsAt: '2026-11-24T07:00:00.000Z' })
  const path = new URL(await renewed(stranger)).pathname
  const poll = async (tag?: string) => {
    const answer = await app.fetch(path, { headers: tag ? { 'if-none-match': tag } : {} })
    return { status: answer.status, tag: answer.headers.get('etag') ?? '', text: await answer.text() }
  }
  const first = await poll()
  expect(first).toMatchObject({ status: 200, tag: expect.stringMatching(/^"[\w-]{22}"$/) })
  app.at('2026-11-22T06:10:00Z')
  expect(await poll(first.tag)).toEqual({ status: 304, tag: first.tag, text: '' })
  expect(await poll(`"other", W/${first.tag}`)).toMatchObject({ status: 304 })
  expect(await poll()).toEqual(first)

  await stranger.call(cancelAppointment, { id })
  const changed = await poll(first.tag)
  expect(changed).toMatchObject({ status: 200, text: expect.not.stringContaining(id) })
  expect(await poll(changed.tag)).toMatchObject({ status: 304 })
  app.at('2026-11-22T06:00:00Z')
})

test('a person with both roles follows all appointments in one calendar, including the past ninety days', async () => {
  await app.rows('update sessions set active_role = $2 where user_id = $1', [layla.id, 'patient'])
  const asPatient = await bookedAppointment(app, layla, fahad, { startsAt: '2026-11-25T08:00:00.000Z' })
  const past = (days: number) =>
    app.rows(
      `insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
          patient_zone, status, outcome, completed_at, requested_at, changed_at)
        values ($1, $2, 'x', 'x', 'video', 0, '{}', $3, $4, 'Asia/Riyadh', 'Asia/Riyadh', 'completed', 'attended', $4, $3, $4)`,
      [
        stranger.id,
        layla.id,
        new Date(Date.parse('2026-11-22T06:00:00Z') - days * 86_400_000),
        new Date(Date.parse('2026-11-22T06:30:00Z') - days * 86_400_000),
      ],
    )
  await past(89)
  await past(91)
  const { lines } = await follow(await renewed(layla))
  expect(valuesIn(lines, 'DTSTART')).toEqual(['20260825T060000Z', '20261124T060000Z', '20261125T080000Z'])
  expect(valuesIn(lines, 'URL').at(-1)).toBe(`http://localhost:3000/patient/appointments/${asPatient.id}`)
  expect(valuesIn(lines, 'URL')[1]).toContain('/dietitian/appointments/')
})

test('a new address ends the previous one, and after a removal there is none', async () => {
  const first = await renewed(patient)
  const second = await renewed(patient)
  expect(second).not.toBe(first)
  expect((await follow(first)).status).toBe(404)
  expect((await follow(second)).status).toBe(200)
  await patient.call(removeCalendarFeed, {})
  expect((await follow(second)).status).toBe(404)
  expect((await patient.call(readCalendarFeed, {})).body.feed).toBeNull()
  const kinds = await app.rows<{ kind: string }>(
    "select kind from events where subject_id = $1 and kind like 'account.calendar%' order by id desc limit 1",
    [patient.id],
  )
  expect(kinds).toEqual([{ kind: 'account.calendar_removed' }])
})

test('an address cannot be forged, and a closed account’s address stops working', async () => {
  const url = await renewed(stranger)
  const [feed] = await app.rows<{ id: string }>('select id from calendar_feeds where user_id = $1', [
    stranger.id,
  ])
  const { keys } = app.house
  for (const token of [
    'A'.repeat(43),
    keys.sign('reminders.leave', feed?.id ?? ''),
    keys.sign('calendar_feed', stranger.id),
  ])
    expect((await app.call(followCalendar, { token })).status).toBe(404)
  await app.rows('update users set suspended_at = now() where id = $1', [stranger.id])
  expect((await follow(url)).status).toBe(404)
})

test('two simultaneous renewals make one address', async () => {
  const [one, other] = await Promise.all([renewed(fahad), renewed(fahad)])
  const { body } = await fahad.call(readCalendarFeed, {})
  expect([one, other]).toContain(body.feed?.url)
  expect((await app.rows('select id from calendar_feeds where user_id = $1', [fahad.id])).length).toBe(1)
})

test('an entry is in the language of the account, whatever language the browser requests', async () => {
  const { id } = await bookedAppointment(app, patient, fahad, { startsAt: '2026-11-26T10:00:00.000Z' })
  const inBrowser = { 'accept-language': 'en-GB,en;q=0.9' }
  const { bytes } = await patient.call(downloadCalendarEntry, { id }, inBrowser)
  const text = new TextDecoder().decode(bytes).replace(/\r\n /g, '')
  expect(text).toContain('SUMMARY:موعد مع Dr. Fahad Al-Shehri\r\n')
  expect(text).toContain('لم يُؤكَّد بعد.')
})

test('only its two sides can download an appointment', async () => {
  const { id } = await bookedAppointment(app, patient, fahad, { startsAt: '2026-11-26T08:00:00.000Z' })
  const { status, headers, bytes } = await patient.call(downloadCalendarEntry, { id })
  const text = new TextDecoder().decode(bytes)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="appointment.ics"; filename*=UTF-8''appointment.ics`,
  )
  expect(text).toContain(`UID:${id}@localhost\r\n`)
  expect(text).toContain('STATUS:TENTATIVE\r\n')
  expect((await fahad.call(downloadCalendarEntry, { id })).status).toBe(200)
  expect((await layla.call(downloadCalendarEntry, { id })).status).toBe(404)
  app.at('2026-11-23T06:00:00Z')
  await app.rows("update sessions set expires_at = '2027-01-01', ends_at = '2027-01-01'")
  const lapsed = await patient.call(downloadCalendarEntry, { id })
  expect(new TextDecoder().decode(lapsed.bytes)).toContain('STATUS:CANCELLED\r\n')
  const { lines } = await follow(await renewed(patient))
  expect(valuesIn(lines, 'UID')).not.toContain(`${id}@localhost`)
})
