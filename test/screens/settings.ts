import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { healthConsentWords } from '#copy/health/consent.ts'
import { billing } from '#copy/money/billing.ts'
import { dietitianWizard, patientWizard, wizard } from '#copy/onboarding/wizard.ts'
import type { Word } from '#copy/word.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { expect } from '#test/browser/browser.ts'
import type { Screen } from './screen.ts'

/** A wizard resumes where its user left it, which may be before or after this step. */
async function goToStep(page: Page, language: Language, steps: readonly { title: Word }[], wanted: number) {
  const at = (step: number) =>
    page.getByRole('group', { name: steps[step]?.title[language] ?? '', exact: true })
  await waitUntilStill(page)
  const standing = steps.map((_, step) => at(step))
  await expect(standing.reduce((one, other) => one.or(other))).toBeVisible()
  const shown = await Promise.all(standing.map((group) => group.isVisible()))
  for (let step = shown.indexOf(true); step !== wanted; step += Math.sign(wanted - step)) {
    const name = (step < wanted ? wizard.continue : wizard.back)[language]
    await page.getByRole('button', { name, exact: true }).click()
    await expect(at(step + Math.sign(wanted - step))).toBeVisible()
  }
  await waitUntilStill(page)
}

/** The wizards, a patient's profile, and the tabs of both roles' settings. */
export const settingsScreens: Screen[] = [
  ...(['dietitian', 'both'] as const).flatMap((as): Screen[] =>
    [1, 2].map((times) => ({
      name: `${as === 'both' ? 'patient' : as}-onboarding-${times + 1}`,
      path: `/${as === 'both' ? 'patient' : as}/onboarding`,
      as,
      isDocument: true,
      reach: (page, language) =>
        goToStep(page, language, as === 'both' ? patientWizard.steps : dietitianWizard.steps, times),
    })),
  ),
  ...(['health', 'preferences'] as const).map(
    (tab): Screen => ({
      name: `patient-profile-${tab}`,
      path: `/patient/profile?tab=${tab}`,
      as: 'patient',
      reach: waitUntilStill,
    }),
  ),
  { name: 'patient-privacy', path: '/patient/settings?tab=privacy', as: 'patient', reach: waitUntilStill },
  {
    name: 'patient-consent-withdrawal',
    path: '/patient/settings?tab=privacy',
    as: 'both',
    isDocument: true,
    async reach(page, language) {
      await waitUntilStill(page)
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
      await waitUntilStill(page)
      await page.locator('[name=iban]').fill('SA03 8000')
      await page.getByRole('button', { name: billing.save.button[language] }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]
