import { listPatients } from '#contract/patients/patients.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, readPages } from '#web/app/page.ts'
import { PatientList } from '#web/patients/patient-list.tsx'

export default portalPage({
  title: dietitianPages.patients.title,
  place: 'navigation',
  reads: [readPages(listPatients, {})],
  view: PatientList,
})
