import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { beforeEach, expect as expectValue, test } from 'vitest'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { cancelAppointment, rescheduleAppointment, setMeetingLink } from '#contract/appointments/changes.ts'
import { system } from '#server/ground/data/db.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { confirmedAppointment } from '#test/appointments/appointments.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { openApp } from '../app.ts'
import { drLayla, omar, sara } from '../cast.ts'
import { moveClock } from '../move-clock.ts'
import { needs } from '../needs.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app, { hasDevices: true })
const cameras = needs('cameras')

/** A Sunday at nine in Riyadh. */
const now = '2026-11-22T06:00:00Z'
const startsAt = '2026-11-22T10:00:00.000Z'
const opening = '2026-11-22T09:50:00Z'
const afterwards = '2026-11-22T10:45:00Z'
const zoom = 'https://us02web.zoom.us/j/123456789'
let layla: Person
let patient: Person
let id: string

/** Two people with a confirmed video call. */
beforeEach(async () => {
  app.at(now)
  layla = await join(
    app,
    { ...drLayla, email: unique(drLayla.email) },
    { role: 'dietitian', also: ['patient'] },
  )
  await listedDietitian(app, layla, { otherName: 'د. ليلى الحربي' })
  patient = await join(app, { ...sara, email: unique(sara.email) })
  id = (await confirmedAppointment(app, patient, layla, { startsAt })).id
})

/** Opens the lobby at this time, by the clocks of both sides. */
async function visit(person: Person, at = now, options: WindowOptions & { path?: string } = {}) {
  const { path = '', ...more } = options
  await moveClock(app, at)
  return open(`${path}/call/${id}`, {
    timezoneId: 'Asia/Riyadh',
    ...signedIn(person),
    runsFrom: at,
    ...more,
  })
}

/** Moves the clocks of both sides forward. */
async function advanceTo(page: Page, at: string, since = now) {
  await moveClock(app, at)
  await page.clock.fastForward(Date.parse(at) - Date.parse(since))
}

const joined = (page: Page) => expect(page.locator('[data-connection=joined]')).toHaveCount(1)
const way = (page: Page) => page.getByRole('link', { name: /Video Call$/ })

test('before the call opens, the lobby says who, when and how long, and then lets both in', async () => {
  await layla.call(setMeetingLink, { id, link: zoom })
  const page = await visit(patient)
  await expect(page.getByRole('heading', { level: 1, name: 'Video Call' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dr. Layla Al-Harbi' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Sunday 22 November, 1:00 pm to 1:30 pm')
  await expect(main).toContainText('Your time zone: Riyadh time')
  await expect(main).toContainText('Opens: Today, 12:50 pm')
  await expect(page.getByRole('timer')).toHaveText(/^3:[45]\d:\d\d$/)
  for (const rule of ['opens 10 minutes before', 'closes 15 minutes after', 'Nothing is recorded.'])
    await expect(main).toContainText(rule)
  await expect(way(page)).toHaveCount(0)
  await advanceTo(page, opening)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(way(page)).toHaveText('Join Video Call')
  for (const [name, value] of [
    ['href', zoom],
    ['target', '_blank'],
    ['rel', 'noopener noreferrer'],
  ] as const)
    await expect(way(page)).toHaveAttribute(name, value)
  await advanceTo(page, afterwards, opening)
  await expect(page.getByText('The call has closed')).toBeVisible()
  await expect(way(page)).toHaveCount(0)
})

test('while it takes place every page of both sides leads to it, and Upcoming still lists it', async () => {
  await moveClock(app, opening)
  for (const [person, path, name, until] of [
    [patient, '/patient/health-data', 'Join Video Call', 'Now, until 1:30 pm'],
    [layla, '/ar/dietitian/patients', 'بدء مكالمة الفيديو', 'الآن، حتى 1:30 م'],
  ] as const) {
    app.at(opening)
    const page = await open(path, { timezoneId: 'Asia/Riyadh', ...signedIn(person), runsFrom: opening })
    const card = page.getByRole('region', { name: /^(Appointment now|الموعد الجاري)$/ })
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`/call/${id}$`))
    await expect(card).toContainText('1:00')
    const running = '2026-11-22T10:10:00Z'
    await advanceTo(page, running, opening)
    await expect(card).toContainText(until)
    expectValue(
      (await person.call(listAppointments, { view: 'upcoming' })).body.appointments.map((each) => each.id),
    ).toEqual([id])
    await advanceTo(page, afterwards, running)
    await expect(card).toHaveCount(0)
  }
})

test('the dietitian uses the same address, in any active role, and starts the call', async () => {
  await layla.call(setMeetingLink, { id, link: zoom })
  const page = await visit(layla, opening)
  await expect(page.getByRole('heading', { name: sara.name })).toBeVisible()
  await expect(way(page)).toHaveText('Start Video Call')
  await expect(page.getByRole('link', { name: 'Appointment Details' })).toHaveAttribute(
    'href',
    `/dietitian/appointments/${id}`,
  )
})

test('the platform’s call opens on this page, and a dietitian’s own link replaces it', async () => {
  const page = await visit(patient, opening)
  await expect(page.getByText('It takes place on this page. Nothing is recorded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join Video Call' })).toBeVisible()
  await expect(way(page)).toHaveCount(0)
  await joined(page)
  await layla.call(setMeetingLink, { id, link: zoom })
  await app.runJobs()
  await expect(way(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join Video Call' })).toHaveCount(0)
})

test('a reminder is not shown to people who already wait; a cancellation is announced, and the way in disappears', async () => {
  await layla.call(setMeetingLink, { id, link: zoom })
  const page = await visit(patient, '2026-11-22T09:55:00Z')
  await expect(way(page)).toBeVisible()
  await joined(page)
  await app.house.db.as(system, (tx) =>
    notify(tx, app.house, { id: randomUUID(), at: app.house.clock.now() }, [
      { to: patient.id, kind: 'appointment.reminder_due', side: 'patient', subject: id },
    ]),
  )
  const bell = page.getByRole('button', { name: /^Notifications, / })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await layla.call(cancelAppointment, { id })
  await app.runJobs()
  await expect(page.getByText('Appointment cancelled', { exact: true })).toBeVisible()
  expectValue(await page.getByText('Appointment coming up', { exact: true }).count()).toBe(0)
  await expect(page.getByText('This appointment is cancelled')).toBeVisible()
  await expect(way(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Check camera and microphone' })).toHaveCount(0)
})

test('a move meanwhile is announced, with the new time', async () => {
  const page = await visit(patient)
  await expect(page.getByRole('timer')).toBeVisible()
  await joined(page)
  await layla.call(rescheduleAppointment, { id, startsAt: '2026-11-23T10:00:00.000Z' })
  await app.runJobs()
  await expect(page.getByText('The new time: Tomorrow, 1:00 pm.')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('1 day, 3 hours')
})

test('elsewhere in the world the time is in the reader’s zone, and both zones are named', async () => {
  const page = await visit(patient, now, { timezoneId: 'Europe/Berlin' })
  const main = page.getByRole('main')
  await expect(main).toContainText('Sunday 22 November, 11:00 am to 11:30 am')
  await expect(main).toContainText('Your time zone: Central European Time')
  await expect(main).toContainText('At the practice it will be 1:00 pm (Riyadh time).')
})

test('camera and microphone are opened on request, chosen, and closed again', cameras, async () => {
  const page = await visit(patient, now, { permissions: ['camera', 'microphone'] })
  const check = page.getByRole('region', { name: 'Camera and microphone' })
  expectValue(await isListening(page)).toBe(false)
  await check.getByRole('button', { name: 'Check camera and microphone' }).click()
  await expect(check.getByLabel('Your camera')).toBeVisible()
  await expect
    .poll(() => check.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0)
  await page.waitForFunction(() => {
    const meter = document.querySelector('[role=meter]')
    return Number(meter?.getAttribute('aria-valuenow')) > 0
  })
  const camera = check.getByLabel('Camera', { exact: true })
  expectValue(await camera.getByRole('option').count()).toBeGreaterThan(0)
  await check.getByLabel('Microphone', { exact: true }).selectOption({ index: 1 })
  await expect(check.getByLabel('Your camera')).toBeVisible()
  const tracks = await check
    .locator('video')
    .evaluateHandle((video: HTMLVideoElement) => video.srcObject as MediaStream)
  await page.getByRole('link', { name: 'Appointment Details' }).click()
  await expect(page).toHaveURL(new RegExp(`/patient/appointments/${id}$`))
  await expect
    .poll(() => tracks.evaluate((stream) => stream.getTracks().map(({ readyState }) => readyState)))
    .toEqual(['ended', 'ended'])
})

const isListening = (page: Page) => page.evaluate(() => document.querySelector('video') !== null)

test('a refused camera or microphone is reported plainly, and can be tried again', cameras, async () => {
  const page = await visit(patient, now, { permissions: ['geolocation'] })
  const check = page.getByRole('region', { name: 'Camera and microphone' })
  await check.getByRole('button', { name: 'Check camera and microphone' }).click()
  await expect(check.getByRole('alert')).toContainText('Your browser is blocking the camera and microphone.')
  await page.context().grantPermissions(['camera', 'microphone'])
  await check.getByRole('button', { name: 'Try again' }).click()
  await expect(check.getByLabel('Your camera')).toBeVisible()
  await check.getByRole('button', { name: 'Stop the check' }).click()
  await expect(check.getByRole('heading')).toBeFocused()
  await expect(check.getByLabel('Your camera')).toHaveCount(0)
})

test('without a camera people are told that they can be heard but not seen', cameras, async () => {
  const page = await visit(patient, now, { permissions: ['camera', 'microphone'] })
  await page.evaluate(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (wanted = {}) =>
      wanted.video ? Promise.reject(new DOMException('', 'NotFoundError')) : ask(wanted)
  })
  await page.getByRole('button', { name: 'Check camera and microphone' }).click()
  await expect(page.getByText('No camera found. You can be heard but not seen.')).toBeVisible()
  await expect(page.getByRole('meter')).toBeVisible()
})

test('a person who is not part of the appointment finds nothing, and is led back to the list', async () => {
  const other = await join(app, { ...omar, email: unique(omar.email) })
  const page = await visit(other, now, { expectConsole: /404/ })
  await expect(page.getByText('Appointment not found')).toBeVisible()
  await expect(page).toHaveURL(/\/patient\/appointments$/)
})

test('a person with both roles enters on the side they have in the appointment', async () => {
  const both = await join(
    app,
    { ...omar, email: unique(omar.email) },
    { role: 'dietitian', also: ['patient'] },
  )
  app.at(now)
  id = (
    await confirmedAppointment(app, await asPatient(both), layla, { startsAt: '2026-11-23T10:00:00.000Z' })
  ).id
  await app.rows(`update sessions set active_role = 'dietitian' where user_id = $1`, [both.id])
  const page = await visit(both, now, { expectConsole: /404/ })
  await expect(page.getByRole('heading', { name: 'Dr. Layla Al-Harbi' })).toBeVisible()
  await expect(page.getByText('Switched to')).toBeVisible()
})

async function asPatient(person: Person) {
  await app.rows(`update sessions set active_role = 'patient' where user_id = $1`, [person.id])
  return person
}

test('signed out, the link leads through the sign-in and back', async () => {
  const page = await open(`/call/${id}`)
  await expect(page).toHaveURL(new RegExp(`/login\\?redirectTo=%2Fcall%2F${id}$`))
})

test('the main steps work in Arabic on a phone', async () => {
  await layla.call(setMeetingLink, { id, link: zoom })
  const page = await visit(patient, now, { path: '/ar', ...phone })
  await expect(page.getByRole('heading', { name: 'د. ليلى الحربي' })).toBeVisible()
  await expect(page.getByText('تُفتح المكالمة بعد')).toBeVisible()
  await advanceTo(page, opening)
  await expect(page.getByRole('link', { name: 'الانضمام إلى مكالمة الفيديو' })).toHaveAttribute('href', zoom)
})
