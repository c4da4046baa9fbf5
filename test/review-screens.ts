import type { Page } from '@playwright/test'
import { listAppointments } from '#contract/appointments/appointment.ts'
import type { Language } from '#contract/language.ts'
import { conflicts } from '#copy/appointments/conflicts.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { upcoming } from '#copy/oversight/upcoming.ts'
import { moderation } from '#copy/reviews/moderation.ts'
import { myReviews, ownReview } from '#copy/reviews/reviews.ts'
import { comeToRest } from './at-rest.ts'
import { inLanguage } from './look-at.ts'
import type { Screen } from './screen.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** One of the patient's that is over: the last one is reviewed, the one before it is not. */
const openOver = (which: 'reviewed' | 'fresh') => async (page: Page, language: Language) => {
  const read = await page.request.get(new URL(`${listAppointments.path}?view=past`, page.url()).href)
  const { appointments } = await read.json()
  const over = appointments.filter(({ status }: { status: string }) => status === 'completed')
  for (const { id } of over) {
    await page.goto(new URL(inLanguage(language, `/patient/appointments/${id}`), page.url()).href)
    await comeToRest(page)
    const form = page.getByRole('button', { name: ownReview.send[language] })
    if ((await form.count()) > 0 === (which === 'fresh')) return
  }
}

const suspend = async (page: Page, language: Language) => {
  await comeToRest(page)
  await page.locator('[data-dietitian]').first().click()
  await page.getByRole('heading', { name: upcoming.title[language] }).waitFor()
  await press(page, decisions.suspend.button[language])
  await page.getByRole('alertdialog').waitFor()
  await page.getByRole('radio', { name: upcoming.choice.cancel[language] }).click()
}

/** What is said afterwards, and what becomes of appointments that do not fit any more. */
export const reviewScreens: Screen[] = [
  {
    name: 'dietitian-reviews-reply',
    path: '/dietitian/reviews',
    as: 'dietitian',
    async reach(page, language) {
      await comeToRest(page)
      const reply = page.getByRole('button', { name: myReviews.reply[language], exact: true })
      const edit = page.getByRole('button', { name: myReviews.editReply[language] })
      await reply.or(edit).first().click()
    },
  },
  { name: 'patient-review', path: '/patient/appointments', as: 'patient', reach: openOver('reviewed') },
  { name: 'patient-review-form', path: '/patient/appointments', as: 'patient', reach: openOver('fresh') },
  {
    name: 'dietitian-conflicts',
    path: '/dietitian/availability',
    as: 'dietitian',
    reach: comeToRest,
  },
  {
    name: 'dietitian-conflicts-cancel',
    path: '/dietitian/availability',
    as: 'dietitian',
    async reach(page, language) {
      await comeToRest(page)
      await press(page, conflicts.cancelAll[language])
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'admin-reviews-hide',
    path: '/admin?tab=dietitians',
    as: 'admin',
    async reach(page, language) {
      await comeToRest(page)
      await press(page, moderation.hide.button[language])
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'admin-dietitian-suspend',
    path: '/admin?tab=dietitians&list=approved',
    as: 'admin',
    reach: suspend,
  },
]
