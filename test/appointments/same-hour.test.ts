import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { rescheduleAppointment } from '#contract/appointments/changes.ts'
import { languages } from '#contract/language.ts'
import { nameZone, writeDate } from '#copy/dates.ts'
import { openApp } from '#test/app.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { bookedAppointment } from './appointments.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let phones = 0

async function person(who: { name: string; email: string }, options: Parameters<typeof join>[2]) {
  const joined = await join(app, { ...who, email: unique(who.email) }, options)
  const phone = `+9665000${10_000 + ++phones}`
  await app.rows('update profiles set phone = $2 where id = $1', [joined.id, phone])
  return { ...joined, phone }
}

/** A time as the page formats it, by the page's own functions. */
const onPage = (language: 'en' | 'ar', at: string, zone: string) => ({
  day: plain(writeDate(language, new Date(at), 'day', zone)),
  shortDay: plain(writeDate(language, new Date(at), 'shortDay', zone)),
  time: plain(writeDate(language, new Date(at), 'time', zone)),
  zone: nameZone(language, zone),
})

/** Screens use non-breaking spaces. */
function plain(text = '') {
  return text.replaceAll('\u00a0', ' ')
}

async function newest(address: string) {
  const [kept] = await app.mailTo(address)
  return kept
}

const everywhere = [
  'Asia/Riyadh',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Africa/Cairo',
  'UTC',
]

/** In spring the clocks of these zones change one after the other. */
const starts = ['2027-03-14T07:15:00.000Z', '2027-03-28T06:30:00.000Z', '2027-04-04T11:45:00.000Z']

async function expectSameHour(
  reader: Person & { phone: string },
  id: string,
  zone: string,
  language: 'en' | 'ar',
) {
  await app.runJobs()
  const { body } = await reader.call(readAppointment, { id })
  const said = onPage(language, body.appointment.startsAt, zone)
  const mail = (await app.mailTo(reader.email)).find(({ calendar }) => calendar)
  for (const part of [said.day, said.time, said.zone]) {
    expect(plain(mail?.text)).toContain(part)
    expect(plain(mail?.html)).toContain(part)
  }
  const calendar = mail?.calendar?.replace(/\r\n /g, '').replace(/\\([,;])/g, '$1')
  expect(calendar).toContain(`DTSTART:${body.appointment.startsAt.replace(/[-:]|\.\d{3}/g, '')}\r\n`)
  for (const part of [said.day, said.time, said.zone]) expect(plain(calendar)).toContain(part)
  const message = await newest(reader.phone)
  if (message)
    for (const part of [said.shortDay, said.time, said.zone]) expect(plain(message.text)).toContain(part)
  return message !== undefined
}

test('page, mail, message and calendar show the same time in the same zone, after booking and after every move', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...everywhere),
      fc.constantFrom(...languages),
      fc.constantFrom(...languages),
      fc.constantFrom(...starts),
      fc.constantFrom('patient' as const, 'dietitian' as const),
      async (zone, patients, dietitians, startsAt, mover) => {
        app.at('2027-03-01T06:00:00Z')
        const patient = await person(sara, { language: patients })
        const dietitian = await person(drLayla, { role: 'dietitian', language: dietitians })
        await listedDietitian(app, dietitian, { takesAtOnce: true })
        const { id } = await bookedAppointment(app, patient, dietitian, { startsAt, zone })
        expect(await expectSameHour(patient, id, zone, patients)).toBe(true)
        expect(await expectSameHour(dietitian, id, 'Asia/Riyadh', dietitians)).toBe(true)
        app.at('2027-03-01T06:20:00Z')
        const later = new Date(Date.parse(startsAt) + 86_400_000 + 3_600_000).toISOString()
        const by = mover === 'patient' ? patient : dietitian
        const moved = await by.call(rescheduleAppointment, { id, startsAt: later })
        expect(moved.status).toBe(200)
        const other = mover === 'patient' ? dietitian : patient
        const [zoneOfOther, languageOfOther] =
          mover === 'patient' ? (['Asia/Riyadh', dietitians] as const) : ([zone, patients] as const)
        expect(await expectSameHour(other, id, zoneOfOther, languageOfOther)).toBe(true)
      },
    ),
    { numRuns: 12 },
  )
})

test('a text message is short', async () => {
  const { appointmentMessages } = await import('#copy/appointments/notices/sms.ts')
  const { writeShort } = await import('#server/appointments/notices/when.ts')
  const at = new Date('2026-11-25T13:30:00Z')
  for (const side of Object.values(appointmentMessages))
    for (const say of Object.values(side))
      for (const zone of everywhere) {
        expect(say(writeShort('en', at, zone)).en.length).toBeLessThanOrEqual(160)
        expect(say(writeShort('ar', at, zone)).ar.length).toBeLessThanOrEqual(134)
      }
})
