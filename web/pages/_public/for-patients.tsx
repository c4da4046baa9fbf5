import { publicPage } from '#web/app/page.ts'
import { ForPatientsPage } from '#web/public/for-patients-page.tsx'
import { PatientSurvey } from '#web/survey/patient-survey.tsx'

export default publicPage({ view: () => <ForPatientsPage survey={<PatientSurvey />} /> })
