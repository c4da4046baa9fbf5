import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { healthConsentWords } from '#copy/health/consent.ts'
import { wizard } from '#copy/onboarding/wizard.ts'
import { billing } from '#copy/payments/billing.ts'
import { comeToRest } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

const onward = async (page: Page, language: Language, times: number) => {
  await comeToRest(page)
  for (let step = 0; step < times; step++) {
    await page.getByRole('button', { name: wizard.continue[language], exact: true }).click()
    await page.getByRole('group', { name: /./ }).first().waitFor()
  }
  await comeToRest(page)
}

/** The wizards, a patient's profile, and the tabs of both roles' settings. */
export const settingsScreens: Screen[] = [
  ...(['dietitian', 'both'] as const).flatMap((as): Screen[] =>
    [1, 2].map((times) => ({
      name: `${as === 'both' ? 'patient' : as}-onboarding-${times + 1}`,
      path: `/${as === 'both' ? 'patient' : as}/onboarding`,
      as,
      reach: (page, language) => onward(page, language, times),
    })),
  ),
  ...(['health', 'preferences'] as const).map(
    (tab): Screen => ({
      name: `patient-profile-${tab}`,
      path: `/patient/profile?tab=${tab}`,
      as: 'patient',
      reach: comeToRest,
    }),
  ),
  { name: 'patient-privacy', path: '/patient/settings?tab=privacy', as: 'patient', reach: comeToRest },
  {
    name: 'patient-consent-withdrawal',
    path: '/patient/settings?tab=privacy',
    as: 'both',
    async reach(page, language) {
      await comeToRest(page)
      const agree = page.getByRole('button', { name: healthConsentWords.give[language], exact: true })
      const withdraw = page.getByRole('button', { name: healthConsentWords.withdraw.open[language] })
      await agree.or(withdraw).waitFor()
      if (await agree.isVisible()) await agree.click()
      await withdraw.click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'dietitian-billing-faults',
    path: '/dietitian/settings?tab=billing',
    as: 'dietitian',
    async reach(page, language) {
      await comeToRest(page)
      await page.locator('[name=iban]').fill('SA03 8000')
      await page.getByRole('button', { name: billing.save.button[language] }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]
