import { listQuestionnaires } from '#contract/screening/questionnaires.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { portalPage, readPages } from '#web/app/page.ts'
import { QuestionnaireList } from '#web/screening/questionnaire-list.tsx'

export default portalPage({
  title: patientPages.questionnaires.title,
  place: { from: '/patient/health-data' },
  reads: [readPages(listQuestionnaires, {})],
  view: QuestionnaireList,
})
