import type { Route as PlaywrightRoute } from '@playwright/test'
import { readPatientDashboard } from '#contract/dashboards/patient.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

/** States of the dashboards that nobody in the demo is in. */
export const dashboardScreens: readonly Screen[] = [
  {
    name: 'patient-first-day',
    path: '/patient/dashboard',
    as: 'patient',
    async reach(page) {
      // The route is not removed before the end: see `profiles.ts`.
      await page.route(`**${readPatientDashboard.path}`, asNew)
      await page.reload()
      await waitUntilStill(page)
    },
  },
]

/** The answer to a patient who has only finished the onboarding. */
async function asNew(route: PlaywrightRoute) {
  const response = await route.fetch()
  await route.fulfill({
    response,
    json: {
      ...(await response.json()),
      upcoming: { count: 0, nextAt: null },
      next: null,
      firstSteps: { onboarded: true, booked: false, measured: false },
      unread: { count: 0, latest: null },
      questionnaires: { count: 0, first: null },
      plan: null,
      measure: null,
    },
  })
}
