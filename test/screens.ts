import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { newsletter } from '#copy/newsletter.ts'
import { frame } from '#copy/public/frame.ts'
import { survey } from '#copy/survey.ts'

/** One screen of the product in one state: what is looked at, and what is checked for access. */
export type Screen = {
  name: string
  path: string
  /** What brings the page into this state. */
  reach?: (page: Page, language: Language) => Promise<void>
  only?: 'phone'
}

const pages = [
  ['landing', '/'],
  ['for-patients', '/for-patients'],
  ['for-dietitians', '/for-dietitians'],
  ['for-companies', '/for-companies'],
  ['faq', '/faq'],
  ['terms', '/terms-of-service'],
  ['privacy', '/privacy-policy'],
  ['cookies', '/cookie-policy'],
  ['login', '/login'],
  ['newsletter-confirm', '/newsletter/confirm?token=none'],
  ['newsletter-unsubscribe', '/newsletter/unsubscribe?token=none'],
  ['not-found', '/no/such/page'],
] as const

const onward = async (page: Page, language: Language, times: number) => {
  for (let step = 0; step < times; step++)
    await page.getByRole('button', { name: survey.continue[language], exact: true }).click()
}
const submit = (page: Page, language: Language) =>
  page.getByRole('button', { name: survey.submit[language], exact: true }).click()

export const screens: Screen[] = [
  ...pages.map(([name, path]) => ({ name, path })),
  {
    name: 'menu-open',
    path: '/',
    only: 'phone',
    reach: (page, language) =>
      page.locator('summary').filter({ hasText: frame.header.openMenu[language] }).click(),
  },
  { name: 'faq-open', path: '/faq', reach: (page) => page.locator('main summary').nth(1).click() },
  ...(['companies', 'dietitians', 'patients'] as const).flatMap((who): Screen[] => {
    const path = `/for-${who}#survey`
    return [
      { name: `survey-${who}-2`, path, reach: (page, language) => onward(page, language, 1) },
      { name: `survey-${who}-3`, path, reach: (page, language) => onward(page, language, 2) },
      {
        name: `survey-${who}-missing`,
        path,
        async reach(page, language) {
          await onward(page, language, 2)
          await submit(page, language)
          await page.locator('[aria-invalid=true]').first().waitFor()
        },
      },
    ]
  }),
  {
    name: 'newsletter-wrong',
    path: '/faq',
    async reach(page, language) {
      const form = page.locator('footer form')
      await form.getByRole('textbox').fill('sara')
      await form.getByRole('button', { name: newsletter.form.subscribe[language] }).click()
      await form.locator('[aria-invalid=true]').waitFor()
    },
  },
]
