import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { readDietitian } from '#contract/directory.ts'
import { readPractice, savePractice } from '#contract/profiles.ts'
import { openApp } from '#test/app.ts'
import { bookedAppointment, confirmedAppointment } from '#test/appointments/appointments.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { listedDietitian, refresh } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00Z')
const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
await listedDietitian(app, layla, {
  services: [{ platform: 'both' }],
  city: 'riyadh',
  address: 'Olaya Street 7214',
  district: 'Al Olaya',
  otherDistrict: 'حي العليا',
})
const patient = await join(app, { ...sara, email: unique(sara.email) })

test('a patient considering a booking reads the district, and nothing more of the address', async () => {
  const { body, text } = await patient.call(readDietitian, { id: layla.id })
  expect(body.dietitian).toMatchObject({ city: 'riyadh', district: 'Al Olaya', otherDistrict: 'حي العليا' })
  expect(text).not.toContain('7214')
})

test('a request shows the district, and a confirmed appointment the street, in emails and calendars too', async () => {
  const place = { city: 'riyadh', district: 'Al Olaya', otherDistrict: 'حي العليا' }
  const asked = { startsAt: '2026-11-24T10:00:00Z', mode: 'in-person' } as const
  const request = await bookedAppointment(app, patient, layla, asked)
  expect(request.place).toEqual({ ...place, address: null, otherAddress: null })
  const { id } = await confirmedAppointment(app, patient, layla, asked)
  const { appointment } = (await patient.call(readAppointment, { id })).body
  expect(appointment.place).toMatchObject({ ...place, address: 'Olaya Street 7214' })
  const calendar = await (await patient.fetch(`/api/appointments/${id}/calendar`)).text()
  expect(calendar.replace(/\r\n /g, '').replaceAll('\\', '')).toContain('Olaya Street 7214, Al Olaya, Riyadh')
  await app.runJobs()
  const letters = await app.mailTo(patient.email)
  expect(letters.some(({ text }) => text.includes('Olaya Street 7214, Al Olaya, Riyadh'))).toBe(true)
})

test('a dietitian names the district, and may remove it again', async () => {
  const { practice } = (await layla.call(readPractice, {})).body
  const { email: _, photoId: __, certifications: ___, verification: ____, ...form } = practice
  const saved = async (district: string) => {
    const sent = Object.entries({
      ...form,
      phone: '+966501234567',
      consultationFee: '150',
      district,
      otherDistrict: '',
    })
    const given = Object.fromEntries(sent.filter(([, value]) => value !== '' && value !== null))
    const { status } = await layla.call(savePractice, given as never)
    await refresh(app, layla)
    return [status, (await patient.call(readDietitian, { id: layla.id })).body.dietitian.district]
  }
  expect(await saved('As Sulaimaniyah')).toEqual([200, 'As Sulaimaniyah'])
  expect(await saved('')).toEqual([200, null])
})
