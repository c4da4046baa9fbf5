import { readPlanDay } from '#contract/plans/meal-records.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { AskConsent } from '#web/health/ask-consent.tsx'
import { FollowingScreen } from '#web/plans/following/following-screen.tsx'

export default portalPage({
  title: patientPages.plans.title,
  place: 'navigation',
  reads: [read(readPlanDay, {})],
  view: () => (
    <FollowingScreen
      consent={(onGiven, onClose) => (
        <AskConsent hasConsent={false} onGiven={onGiven} onClose={onClose}>
          {null}
        </AskConsent>
      )}
    />
  ),
})
