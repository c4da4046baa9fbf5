import { readHealth } from '#contract/health/patients.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { HealthScreen } from '#web/health/health-screen.tsx'
import { AfterConnecting } from '#web/portal/after-connecting.tsx'

const WaitingQuestions = lazyPart(
  () => import('#web/screening/waiting-questions.tsx'),
  'WaitingQuestions',
  null,
)

export default portalPage({
  title: patientPages.history.title,
  place: 'navigation',
  reads: [read(readHealth, {})],
  view: () => (
    <>
      <HealthScreen />
      <AfterConnecting>
        <WaitingQuestions withAll />
      </AfterConnecting>
    </>
  ),
})
