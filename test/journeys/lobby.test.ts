import type { Page } from '@playwright/test'
import { beforeEach, expect as expectValue, test } from 'vitest'
import { setMeetingLink } from '#contract/appointments/changes.ts'
import { confirmedAppointment } from '#test/appointments/appointments.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
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
const zoom = 'https://us02web.zoom.us/j/123456789'
let layla: Person
let patient: Person
let id: string

/** Two people with a confirmed video call. */
beforeEach(async () => {
  app.at(now)
  layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
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

testWithAll('the main steps work in Arabic on a phone', async () => {
  await layla.call(setMeetingLink, { id, link: zoom })
  const page = await visit(patient, now, { path: '/ar', ...phone })
  await expect(page.getByRole('heading', { name: 'د. ليلى الحربي' })).toBeVisible()
  await expect(page.getByText('تُفتح المكالمة بعد')).toBeVisible()
  await moveClock(app, opening)
  await page.clock.fastForward(Date.parse(opening) - Date.parse(now))
  await expect(page.getByRole('link', { name: 'الانضمام إلى مكالمة الفيديو' })).toHaveAttribute('href', zoom)
})
