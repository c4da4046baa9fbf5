import { readQuestionnaire } from '#contract/screening/questionnaires.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { ConsentCard } from '#web/health/consent/consent-card.tsx'
import { QuestionnaireScreen } from '#web/screening/questionnaire-screen.tsx'

export default portalPage({
  title: patientPages.questionnaire.title,
  place: { back: { to: '/patient/questionnaires', label: patientPages.questionnaire.back } },
  reads: [read(readQuestionnaire, { id: ':id' })],
  view: () => <QuestionnaireScreen consent={<ConsentCard />} />,
})
