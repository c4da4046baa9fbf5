import type { Page } from '@playwright/test'
import { type Appointment, listAppointments } from '#contract/appointments/appointment.ts'
import { releaseTime } from '#contract/appointments/booking.ts'
import { readDietitian } from '#contract/directory.ts'
import type { Language } from '#contract/language.ts'
import { bookedWords } from '#copy/appointments/booked.ts'
import { directory } from '#copy/directory/search.ts'
import { freeTimes } from '#copy/free-times.ts'
import { payWith } from '#copy/money/pay-with.ts'
import { wallet } from '#copy/money/wallet.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import { clockTime, type Screen } from './screen.ts'

/** The last free time of the first dietitian in the list, held for the patient. */
const chooseTime = async (page: Page, language: Language) => {
  await page.getByRole('link', { name: directory.card.view[language] }).first().click()
  await page.getByRole('tab').first().waitFor()
  await followInApp(page, `${new URL(page.url()).pathname}/book`)
  const times = page.getByRole('radio', { name: clockTime })
  await times.first().waitFor()
  await times.last().check()
  await page.getByRole('timer').filter({ visible: true }).waitFor()
  await waitUntilStill(page)
}

/** The viewer's last upcoming video call with a listed dietitian; one must exist. */
async function callAhead(page: Page): Promise<Appointment> {
  const reader = askerOf(page)
  const isListed = (id: string) =>
    callAs(reader, readDietitian, { id }).then(
      () => true,
      () => false,
    )
  const { appointments } = await callAs(reader, listAppointments, { view: 'upcoming' })
  for (const call of appointments.toReversed())
    if (call.status === 'confirmed' && call.mode === 'video' && call.may.cancel && call.other.id)
      if (await isListed(call.other.id)) return call
  throw new Error('no video call lies ahead')
}

const goTo = (page: Page, language: Language, path: string) => followInApp(page, localPath(language, path))

const letGo = async (page: Page) => void (await callAs(askerOf(page), releaseTime, {}))

/** The last step of booking, and the lobby of a call. A listed dietitian and a confirmed appointment must exist. */
export const bookingScreens: Screen[] = [
  { name: 'booking-chosen', path: '/patient/dietitians', as: 'patient', reach: chooseTime, undo: letGo },
  {
    name: 'booking-pay',
    path: '/patient/dietitians',
    as: 'patient',
    async reach(page, language) {
      await chooseTime(page, language)
      // If the wallet pays the whole price, no other method is requested.
      await page.getByRole('radio', { name: payWith.form.label[language] }).check()
      await page.getByRole('checkbox', { name: new RegExp(wallet.use('.*')[language]) }).check()
    },
    undo: letGo,
  },
  {
    name: 'booking-hijri',
    path: '/patient/dietitians',
    as: 'patient',
    async reach(page, language) {
      await chooseTime(page, language)
      await page.getByRole('button', { name: freeTimes.allDays[language] }).click()
      await page.getByRole('switch').check()
      await page.getByRole('grid').waitFor()
      await waitUntilStill(page)
    },
    undo: letGo,
  },
  {
    name: 'booking-booked',
    path: '/patient/dashboard',
    as: 'patient',
    async reach(page, language) {
      const { id, other } = await callAhead(page)
      await goTo(page, language, `/patient/dietitians/${other.id}/book?booked=${id}`)
      await page.getByRole('link', { name: bookedWords.calendar[language] }).waitFor()
    },
  },
  {
    name: 'lobby',
    path: '/patient/dashboard',
    as: 'patient',
    async reach(page, language) {
      const { id } = await callAhead(page)
      await goTo(page, language, `/call/${id}`)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await waitUntilStill(page)
    },
  },
]
