import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { beforeAll, expect as expectValue, test } from 'vitest'
import { confirmAppointment, rescheduleAppointment } from '#contract/appointments/changes.ts'
import type { NotificationKind } from '#contract/notifications/list.ts'
import { offlinePage } from '#copy/offline-page.ts'
import { system } from '#server/ground/data/db.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, sara } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
let dietitian: Person

beforeAll(async () => {
  dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
})

/** A confirmed appointment at ten, so many days ahead. */
async function confirmed(patient: Person, daysAhead: number) {
  const startsAt = new Date(Date.now() + daysAhead * 86_400_000)
  startsAt.setUTCHours(7, 0, 0, 0)
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: startsAt.toISOString() })
  await dietitian.call(confirmAppointment, { id })
  await app.runJobs()
  return id
}
const workday = (from: number) =>
  [0, 1, 2]
    .map((more) => from + more)
    .find((days) => new Date(Date.now() + days * 86_400_000).getUTCDay() < 5) ?? from

const listOf = (page: Page, { id }: Person) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `nabta_notifications_${id}`)
const asksOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return () => asked.filter((path) => path === '/api/notifications')
}

test('events since the last visit appear at the next one with a toast that leads there, and are requested once', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const id = await confirmed(patient, workday(3))
  const page = await open('/patient/dashboard', signedIn(patient))
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByText('Appointment confirmed')).toBeVisible()
  await expect(toasts.getByText(/^With .*Layla Al-Harbi/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  const [item, ...more] = await listOf(page, patient)
  expectValue(more).toEqual([])
  expectValue(item).toMatchObject({
    title: 'Appointment confirmed',
    link: `/patient/appointments/${id}`,
    read: false,
  })
  expectValue(item.id).toBe(String(Date.parse(item.timestamp)))

  const asked = asksOf(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectValue(asked()).toEqual([])

  await app.rows('update notification_states set last = last + 1 where user_id = $1', [patient.id])
  await app.rows('update notifications set sequence = sequence + 1 where user_id = $1', [patient.id])
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await toasts.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL(`${app.origin}/patient/appointments/${id}`)
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

testWithAll(
  'a sign-in is announced to every other session, and shows no toast in one that has just begun',
  async () => {
    const patient = await join(app, { ...sara, email: unique(sara.email) })
    const [session] = await app.rows<{ started_at: Date }>(
      'select started_at from sessions where user_id = $1',
      [patient.id],
    )
    const tell = (at: Date, kind: NotificationKind) =>
      app.house.db.as(system, (tx) =>
        notify(tx, app.house, { id: randomUUID(), at }, [{ to: patient.id, kind }]),
      )
    await tell(session?.started_at ?? new Date(0), 'session.started_elsewhere')
    const page = await open('/patient/dashboard', signedIn(patient))
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    const ofSignIn = toasts.getByText('Sign-in from a new device', { exact: true })
    await tell(new Date(), 'account.role_granted')
    await expect(toasts.getByText('Your account has a new role', { exact: true })).toBeVisible()
    // Checked immediately, before a toast could have disappeared by itself.
    expectValue(await ofSignIn.count()).toBe(0)
    await tell(new Date(), 'session.started_elsewhere')
    await expect(ofSignIn).toHaveCount(1)
  },
)

test('notifications are read one by one or all together, and cleared: in both tabs, and for good', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const first = await confirmed(patient, workday(6))
  const page = await open('/patient/dashboard', signedIn(patient))
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${app.origin}/patient/settings`)
  const there = other.getByRole('button', { name: /^Notifications/ })
  await expect(there).toHaveAccessibleName('Notifications, 1 unread')

  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('button', { name: 'Mark as read: Appointment confirmed' }).press('Enter')
  await expect(there).toHaveAccessibleName('Notifications')
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  const startsAt = new Date(Date.now() + workday(10) * 86_400_000)
  startsAt.setUTCHours(8, 0, 0, 0)
  await dietitian.call(rescheduleAppointment, { id: first, startsAt: startsAt.toISOString() })
  await app.runJobs()
  // Shown as it happens, without a request.
  await expect(page.getByText('Appointment rescheduled', { exact: true })).toBeVisible()
  await expect(there).toHaveAccessibleName('Notifications, 1 unread')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(there).toHaveAccessibleName('Notifications')
  const cleared = await page.evaluate((id) => localStorage.getItem(`nabta_notifications_${id}`), patient.id)
  await panel.getByRole('button', { name: 'Clear all' }).click()
  await expect(panel.getByText('No notifications')).toBeVisible()
  await expect.poll(() => listOf(other, patient)).toBeNull()
  // The other tab, which is notified late, stores the list that it had read before.
  await other.evaluate(
    ([key, text]) => localStorage.setItem(String(key), String(text)),
    [`nabta_notifications_${patient.id}`, cleared],
  )
  await expect.poll(() => listOf(page, patient)).toBeNull()
  await other.close()
  const reload = async () => {
    const kept = page.waitForResponse(/\/sync-list-/)
    await page.reload()
    await kept
  }
  await reload()
  await expect.poll(() => listOf(page, patient)).toBeNull()
  await page.evaluate(() => localStorage.clear())
  const told = page.waitForResponse(/\/api\/notifications\?/)
  await page.reload()
  await (await told).finished()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expect.poll(() => listOf(page, patient)).toBeNull()
})

test('in Arabic on a phone the list has the same entries, and after signing out it stays for the same person only', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) }, { language: 'ar' })
  await confirmed(patient, workday(12))
  const page = await open('/ar/patient/appointments', { ...phone, ...signedIn(patient) })
  const bell = page.getByRole('button', { name: 'الإشعارات، واحد غير مقروء' })
  await expect(bell).toBeVisible()
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'الإشعارات' })
  await expect(panel.getByText('تم تأكيد موعدك')).toBeVisible()
  await page.keyboard.press('Escape')
  const stored = await listOf(page, patient)
  await page.getByRole('button', { name: 'قائمة الحساب' }).click()
  await page.getByRole('button', { name: 'تسجيل الخروج' }).last().click()
  await expect(page).toHaveURL(/\/ar\/login/)
  expectValue(await listOf(page, patient)).toEqual(stored)
})

testWithAll('stored notifications that cannot be read are only logged', async () => {
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const page = await open('/admin', { ...signedIn(admin), expectConsole: /stored notifications/ })
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await page.evaluate((id) => localStorage.setItem(`nabta_notifications_${id}`, '{not json'), admin.id)
  await page.reload()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog').getByText('No notifications')).toBeVisible()
})

test('without a connection a page says so in both languages and gives way once it is back, and no cache contains anything private', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const page = await open('/patient/dashboard', {
    ...signedIn(patient),
    serviceWorkers: 'allow',
    expectConsole: /ERR_INTERNET_DISCONNECTED|Failed to load/,
  })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.goto(`${app.origin}/patient/appointments`)
  await page.waitForLoadState('networkidle')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })
  expectValue(kept.toSorted()).toEqual(['/ar/offline', '/offline', '/offline.css', '/offline.js'])
  await page.context().setOffline(true)
  await page.goto(`${app.origin}/patient/appointments`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.goto(`${app.origin}/ar/patient/appointments`)
  await expect(page.getByRole('heading', { name: 'لا يوجد اتصال بالإنترنت' })).toBeVisible()
  // Without a plan of today in this browser there is no link to one.
  await expect(page.getByRole('link')).toHaveText([offlinePage.again.ar])
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مواعيدي')
})
