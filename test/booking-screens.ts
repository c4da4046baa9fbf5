import type { Page } from '@playwright/test'
import type { Appointment } from '#contract/appointments/appointment.ts'
import type { Language } from '#contract/language.ts'
import { booking } from '#copy/appointments/booking.ts'
import { directory } from '#copy/directory/search.ts'
import { comeToRest } from './at-rest.ts'
import type { Screen } from './screen.ts'

/** The last free time of the first one in the list, kept for the reader. */
const chooseTime = async (page: Page, language: Language) => {
  await page.getByRole('link', { name: directory.card.view[language] }).first().click()
  await page.getByRole('tab').first().waitFor()
  await page.goto(`${page.url().split('?')[0]}/book`)
  await page.getByRole('grid').waitFor()
  const times = page.getByRole('region', { name: booking.time[language] }).getByRole('radio')
  await times.first().waitFor()
  await times.last().check()
  await page.getByRole('timer').filter({ visible: true }).waitFor()
  await comeToRest(page)
}

/** The next video call of whoever looks on, with somebody who is listed. There must be one. */
async function nextOf(page: Page): Promise<Appointment> {
  return page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).json()
    const [{ appointments }, { dietitians }] = await Promise.all([
      read('/api/appointments?view=upcoming'),
      read('/api/dietitians'),
    ])
    const listed = new Set(dietitians.map(({ id }: { id: string }) => id))
    const isCall = ({ status, mode, other }: Appointment) =>
      status === 'confirmed' && mode === 'video' && listed.has(other.id)
    return appointments.find(isCall)
  })
}

const originOf = (page: Page) => new URL(page.url()).origin
const pathIn = (language: Language, path: string) => (language === 'ar' ? `/ar${path}` : path)

/** The last step of booking, and where one waits for a call. Somebody must be listed, and one appointment agreed on. */
export const bookingScreens: Screen[] = [
  { name: 'booking-chosen', path: '/patient/dietitians', as: 'patient', reach: chooseTime },
  {
    name: 'booking-hijri',
    path: '/patient/dietitians',
    as: 'patient',
    async reach(page, language) {
      await chooseTime(page, language)
      await page.getByRole('switch').check()
      await page.getByRole('grid').waitFor()
      await comeToRest(page)
    },
  },
  {
    name: 'booking-booked',
    path: '/patient/dashboard',
    as: 'patient',
    async reach(page, language) {
      const { id, other } = await nextOf(page)
      await page.goto(originOf(page) + pathIn(language, `/patient/dietitians/${other.id}/book?booked=${id}`))
      await page.getByRole('link', { name: booking.done.calendar[language] }).waitFor()
    },
  },
  {
    name: 'lobby',
    path: '/patient/dashboard',
    as: 'patient',
    async reach(page, language) {
      const { id } = await nextOf(page)
      await page.goto(originOf(page) + pathIn(language, `/call/${id}`))
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await comeToRest(page)
    },
  },
]
