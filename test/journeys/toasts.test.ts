import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { system } from '#server/ground/data/db.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { putConversation } from '#test/messages/conversation-rows.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runsAll } from '#test/setup/extent.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const layla = await join(app, drLayla, { role: 'dietitian' })
await listedDietitian(app, layla)
const patient = await join(app, sara)
await putAppointment(app, { patient, dietitian: layla })
const conversation = await putConversation(app, { person: patient, dietitian: layla }, [
  { by: layla, text: 'Good morning.' },
])

const notifyPatient = () =>
  app.house.db.as(system, (tx) =>
    notify(tx, app.house, { id: randomUUID(), at: new Date() }, [
      { to: patient.id, kind: 'account.role_granted' },
    ]),
  )

const toastOf = (page: Page) => page.locator('section[aria-live=polite]').getByRole('button').first()

/** The visible buttons and fields that share a point with a toast; null once the toast has left. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toasts = document.querySelector('section[aria-live=polite]')
    const boxes = [...(toasts?.children ?? [])].map((each) => each.getBoundingClientRect())
    if (boxes.length === 0) return null
    return [...document.querySelectorAll('button, input, textarea, select')]
      .filter((control) => !toasts?.contains(control) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const behind = document
          .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
          .filter((each) => !toasts?.contains(each))
        const isInFront = behind[0]?.contains(control) || control.contains(behind[0] ?? null)
        return (
          isInFront &&
          boxes.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
        )
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })

/** A bar at the bottom, a field at the bottom, and a wide page, each with its own place for toasts. */
const places = [
  ['a booking in Arabic on a phone', `/ar/patient/dietitians/${layla.id}/book`, phone],
  ['a conversation on a phone', `/patient/messages?conversation=${conversation.id}`, phone],
  ['a booking on a laptop', `/patient/dietitians/${layla.id}/book`, {}],
] as const
const similar = [
  ['a booking on a phone', `/patient/dietitians/${layla.id}/book`, phone],
  ['settings on a laptop', '/patient/settings', {}],
  ['the profile on a phone', '/ar/patient/profile', phone],
] as const

test.each(runsAll ? [...places, ...similar] : places)(
  'a toast covers no button and no field of %s',
  async (_, path, window) => {
    const page = await open(path, { ...signedIn(patient), ...window })
    await expect(page.locator('[data-connection=joined]')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('button').last()).toBeVisible()
    await notifyPatient()
    await expect(toastOf(page)).toBeVisible()
    await expectValue.poll(() => covered(page)).toEqual([])
  },
)

test('a toast makes way for messages that arrive below it', async () => {
  const page = await open('/patient/messages', { ...signedIn(patient), ...phone })
  const messages = Promise.withResolvers<void>()
  await page.route(`**/api/conversations/${conversation.id}/messages*`, async (route) => {
    await messages.promise
    await route.continue()
  })
  await expect(page.locator('[data-connection=joined]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Layla' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await notifyPatient()
  await expect(toastOf(page)).toBeVisible()
  messages.resolve()
  await expect(page.getByRole('button', { name: 'Message actions' })).toBeVisible()
  await expectValue.poll(() => covered(page)).toEqual([])
})
