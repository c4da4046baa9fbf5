import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { people } from '#copy/accounts/people.ts'
import { recordOpening } from '#copy/health/opening.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { adminSearch } from '#copy/oversight/search.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

const waiting = '/admin?tab=dietitians'

/** The first waiting application, with a page of its first document. */
async function openReview(page: Page) {
  await page.locator('[data-dietitian]').first().click()
  await page.locator('canvas').waitFor()
  await waitUntilStill(page)
}

const openReasons = async (page: Page, language: Language) => {
  await openReview(page)
  await page.getByRole('button', { name: decisions.reject.button[language], exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** The first account in the list that is not the admin's own; they are newest first. */
async function openPerson(page: Page) {
  await page.locator('[data-person]').last().click()
  await page.locator('h3').first().waitFor()
  await waitUntilStill(page)
}

async function openSuspension(page: Page, language: Language) {
  await openPerson(page)
  await page.getByRole('button', { name: people.suspend.button[language], exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
}

async function openRecord(page: Page, language: Language) {
  await openPerson(page)
  await page.getByRole('button', { name: recordOpening.open[language], exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** The latest answer. */
async function openAnswer(page: Page) {
  await page.locator('[data-answer]').first().click()
  await page.getByRole('article').waitFor()
  await waitUntilStill(page)
}

/** Searches for a name of the demo that has matches in each group. */
async function search(page: Page, language: Language) {
  await waitUntilStill(page)
  await page.getByRole('button', { name: adminSearch.open[language], exact: true }).click()
  const panel = page.getByRole('dialog', { name: adminSearch.open[language] })
  await panel.getByRole('textbox', { name: adminSearch.box[language] }).fill('layla')
  await panel.getByRole('heading', { name: adminSearch.kinds.people[language] }).waitFor()
  await waitUntilStill(page)
}

/** The screens where admins decide who is listed. An application with readable documents must be waiting. */
export const oversightScreens: Screen[] = [
  { name: 'admin-search', path: '/admin/settings', as: 'admin', reach: search },
  { name: 'admin-dietitians', path: waiting, as: 'admin', reach: waitUntilStill },
  {
    name: 'admin-dietitians-approved',
    path: `${waiting}&list=approved`,
    as: 'admin',
    reach: waitUntilStill,
    alike: true,
  },
  { name: 'admin-dietitians-nobody', path: `${waiting}&list=suspended`, as: 'admin', reach: waitUntilStill },
  { name: 'admin-dietitian', path: waiting, as: 'admin', reach: openReview },
  { name: 'admin-audit-log', path: '/admin/audit-log', as: 'admin', reach: waitUntilStill },
  { name: 'admin-survey-answers', path: '/admin/visitors', as: 'admin', reach: waitUntilStill },
  { name: 'admin-survey-answer', path: '/admin/visitors', as: 'admin', reach: openAnswer },
  { name: 'admin-subscribers', path: '/admin/visitors?tab=newsletter', as: 'admin', reach: waitUntilStill },
  { name: 'admin-person', path: '/admin/users?sort=oldest&role=patient', as: 'admin', reach: openPerson },
  { name: 'admin-duties', path: '/admin/users?role=admin', as: 'admin', reach: openDuties },
  {
    name: 'admin-person-suspend',
    path: '/admin/users?sort=oldest&role=patient',
    as: 'admin',
    reach: openSuspension,
  },
  {
    name: 'admin-person-record',
    path: '/admin/users?sort=oldest&role=patient',
    as: 'admin',
    reach: openRecord,
  },
  { name: 'admin-dietitian-reject', path: waiting, as: 'admin', reach: openReasons },
]

async function openDuties(page: Page) {
  await openPerson(page)
  await page
    .getByRole('region', { name: /^(Duties|المهام)$/ })
    .getByRole('button')
    .click()
  await page.getByRole('alertdialog').waitFor()
}
