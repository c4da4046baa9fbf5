import type { Language } from '#contract/language.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { screens } from '#test/screens.ts'
import { runsAll } from '#test/setup/extent.ts'
import type { Screen } from './screen.ts'

/** The states of pages with the longest words: details, forms, and what lies over a page. */
const statesInArabic: readonly string[] = [
  ...['menu-open', 'register-patient-2', 'survey-patients-2', 'public-dietitian', 'account-menu'],
  ...['appointment-confirmed', 'appointment-reschedule', 'practice-confirmed', 'booking-chosen'],
  ...['messages-conversation-phone', 'notifications', 'practice-patient', 'questionnaire-waiting'],
  ...['plan-week', 'plan-editor', 'food-detail', 'dietitian-onboarding-2', 'patient-onboarding-2'],
  ...[
    'dietitian-services-filled',
    'dietitian-availability-filled',
    'directory-profile',
    'patient-review-form',
  ],
  ...['patient-invoice', 'admin-payment', 'admin-dietitian', 'admin-ticket', 'admin-person'],
]

/**
 * `npm test -- --all` visits every screen in both languages. A usual run leaves out those made of the same parts as
 * another, and visits Arabic pages with a few of their states.
 */
export function screensTriedIn(language: Language): Screen[] {
  const unknown = statesInArabic.filter((name) => !screens.some((screen) => screen.name === name))
  if (unknown.length > 0) throw new Error(`no such screens: ${unknown}`)
  return screens.filter(
    ({ name, reach, alike }) =>
      runsAll ||
      (!alike && (language === 'en' || !reach || reach === waitUntilStill || statesInArabic.includes(name))),
  )
}
