import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { booking } from '#copy/appointments/booking.ts'
import { profile } from '#copy/directory/profile.ts'
import { directory } from '#copy/directory/search.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { clockTime, type Screen } from './screen.ts'

type Reach = NonNullable<Screen['reach']>

const list = '/patient/dietitians'

/** The profile of the first dietitian in the list. */
const openProfile: Reach = (page, language) => openNth(page, language, 0)

async function openNth(page: Page, language: Language, at: number) {
  await page.getByRole('link', { name: directory.card.view[language] }).nth(at).click()
  await page.getByRole('tab').first().waitFor()
  await waitUntilStill(page)
}

const openTab = (tab: 'reviews' | 'services'): Reach =>
  async function reach(page, language) {
    await openProfile(page, language)
    await page.getByRole('tab', { name: profile.tabs[tab][language] }).click()
  }

const openBooking = async (page: Page, language: Language) => {
  await openProfile(page, language)
  await page.getByRole('link', { name: profile.actions.book[language], exact: true }).click()
  await page.getByRole('region', { name: booking.summary.title[language] }).waitFor()
  await page.getByRole('radio', { name: clockTime }).first().waitFor()
  await waitUntilStill(page)
}

/** The search for a dietitian, and the profile. A listed dietitian must exist. */
export const directoryScreens: Screen[] = [
  {
    name: 'directory-filters',
    path: `${list}?language=arabic&when=week`,
    as: 'patient',
    async reach(page, language) {
      await waitUntilStill(page)
      await page.getByRole('search').getByRole('button').last().click()
      await page.getByRole('dialog', { name: directory.filters.title[language] }).waitFor()
      await waitUntilStill(page)
    },
  },
  { name: 'directory-empty', path: `${list}?q=qwrtzpsdf`, as: 'patient', reach: waitUntilStill },
  { name: 'directory-saved', path: `${list}?saved=1`, as: 'patient', reach: waitUntilStill },
  { name: 'directory-profile', path: list, as: 'patient', reach: openProfile },
  { name: 'directory-reviews', path: list, as: 'patient', reach: openTab('reviews') },
  { name: 'directory-services', path: list, as: 'patient', reach: openTab('services') },
  {
    name: 'directory-message',
    path: list,
    as: 'patient',
    async reach(page, language) {
      // The profile of a dietitian whom the patient has not met.
      await openNth(page, language, -1)
      await page.getByRole('button', { name: profile.actions.message[language] }).click()
      await page.getByRole('dialog', { name: profile.closed.title[language] }).waitFor()
    },
  },
  { name: 'directory-book', path: list, as: 'patient', reach: openBooking },
]
