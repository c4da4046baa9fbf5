import type { Page } from '@playwright/test'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { listConflicts } from '#contract/appointments/conflicts.ts'
import { addException, readAvailability, removeException } from '#contract/availability.ts'
import type { Language } from '#contract/language.ts'
import { readOwnReview } from '#contract/reviews/reviews.ts'
import { conflicts } from '#copy/appointments/conflicts.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { upcoming } from '#copy/oversight/upcoming.ts'
import { moderation } from '#copy/reviews/moderation.ts'
import { myReviews, ownReview } from '#copy/reviews/reviews.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** A past appointment of the patient, reviewed or still open to review. */
const openOver = (which: 'reviewed' | 'fresh') => async (page: Page, language: Language) => {
  const patient = askerOf(page)
  const { appointments } = await callAs(patient, listAppointments, { view: 'past' })
  for (const { id, may } of appointments.filter(({ outcome }) => outcome === 'attended')) {
    const { review } = await callAs(patient, readOwnReview, { id })
    if (which === 'reviewed' ? !review : review || !may.review) continue
    await followInApp(page, localPath(language, `/patient/appointments/${id}`))
    await page.getByRole('heading', { name: ownReview[review ? 'title' : 'ask'][language] }).waitFor()
    return
  }
  throw new Error(`nothing that took place is ${which}`)
}

/** Takes leave until after the last upcoming appointment, unless an appointment already does not fit. */
async function beAway(page: Page) {
  const dietitian = askerOf(page)
  const { conflicts } = await callAs(dietitian, listConflicts, {})
  if (conflicts.length > 0) return
  const { appointments } = await callAs(dietitian, listAppointments, { view: 'upcoming' })
  const [from, to] = [appointments[0]?.date, appointments.at(-1)?.date]
  if (!from || !to) throw new Error('nothing lies ahead of the dietitian')
  await callAs(dietitian, addException, {
    kind: 'closed',
    from,
    to,
    weekdays: null,
    hours: [],
    label: leave,
  })
  await page.reload()
}

async function comeBack(page: Page) {
  const dietitian = askerOf(page)
  const { exceptions } = await callAs(dietitian, readAvailability, {})
  for (const { id, label } of exceptions)
    if (label === leave) await callAs(dietitian, removeException, { id })
}

const leave = 'إجازة عائلية'

const showConflicts = async (page: Page, language: Language) => {
  await beAway(page)
  await waitUntilStill(page)
  await page.getByRole('button', { name: conflicts.cancelAll[language], exact: true }).first().waitFor()
}

const suspend = async (page: Page, language: Language) => {
  await waitUntilStill(page)
  await page.locator('[data-dietitian]').first().click()
  await page.getByRole('heading', { name: upcoming.title[language] }).waitFor()
  await press(page, decisions.suspend.button[language])
  await page.getByRole('alertdialog').waitFor()
  await page.getByRole('radio', { name: upcoming.choice.cancel[language] }).click()
}

/** Reviews, and decisions about appointments that no longer fit. */
export const reviewScreens: Screen[] = [
  {
    name: 'dietitian-reviews-reply',
    path: '/dietitian/reviews',
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilStill(page)
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
    reach: showConflicts,
    undo: comeBack,
  },
  {
    name: 'dietitian-conflicts-cancel',
    path: '/dietitian/availability',
    as: 'dietitian',
    async reach(page, language) {
      await showConflicts(page, language)
      await press(page, conflicts.cancelAll[language])
      await page.getByRole('alertdialog').waitFor()
    },
    undo: comeBack,
  },
  {
    name: 'admin-reviews-hide',
    path: '/admin?tab=dietitians',
    as: 'admin',
    async reach(page, language) {
      await waitUntilStill(page)
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
