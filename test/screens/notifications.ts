import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { notificationBell as words } from '#copy/notifications/bell.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

async function openPanel(page: Page, language: Language) {
  await waitUntilStill(page)
  await page.getByRole('button', { name: words.heading[language] }).click()
  await page
    .getByRole('dialog', { name: words.heading[language] })
    .getByRole('heading', { name: words.heading[language] })
    .waitFor()
}

/** Notifications of people in the demo. */
export const notificationScreens: readonly Screen[] = [
  { name: 'notifications', path: '/patient/dashboard', as: 'patient', reach: openPanel },
  {
    name: 'notifications-dietitian',
    path: '/dietitian/dashboard',
    as: 'dietitian',
    reach: openPanel,
    alike: true,
  },
  { name: 'offline', path: '/offline', isDocument: true },
]
