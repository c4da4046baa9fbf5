import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { platformSettings } from '#copy/platform/settings.ts'
import { breaches } from '#copy/privacy/breaches.ts'
import { dataRequests } from '#copy/privacy/data-requests.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

const register = '/admin/settings?tab=privacy'

/** The first or the last entry in a list of the register. */
const openMatter =
  (list: { en: string; ar: string }, which: 'first' | 'last', query: 'breach' | 'request') =>
  async (page: Page, language: Language) => {
    await page.getByRole('list', { name: list[language], exact: true }).getByRole('link')[which]().click()
    await page.waitForURL(new RegExp(`&${query}=`))
    await waitUntilStill(page)
  }

export const platformScreens: Screen[] = [
  {
    name: 'admin-request-new',
    path: '/admin/settings?tab=privacy&request=new',
    as: 'admin',
    reach: waitUntilStill,
  },
  {
    name: 'admin-breach-new',
    path: '/admin/settings?tab=privacy&breach=new',
    as: 'admin',
    reach: waitUntilStill,
  },
  {
    name: 'admin-request',
    path: register,
    as: 'admin',
    reach: openMatter(dataRequests.open, 'first', 'request'),
  },
  {
    name: 'admin-request-answered',
    path: register,
    as: 'admin',
    reach: openMatter(dataRequests.answered, 'first', 'request'),
    alike: true,
  },
  { name: 'admin-breach', path: register, as: 'admin', reach: openMatter(breaches.list, 'first', 'breach') },
  {
    name: 'admin-breach-closed',
    path: register,
    as: 'admin',
    reach: openMatter(breaches.list, 'last', 'breach'),
    alike: true,
  },
  { name: 'landing-ramadan', path: '/?dress=ramadan', as: 'admin', isDocument: true },
  {
    name: 'admin-settings-invalid',
    path: '/admin/settings',
    as: 'admin',
    async reach(page, language) {
      await waitUntilStill(page)
      await page.getByLabel(platformSettings.settings.monthlyTarget.label[language]).fill('0')
      await page.getByRole('button', { name: platformSettings.save[language] }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]
