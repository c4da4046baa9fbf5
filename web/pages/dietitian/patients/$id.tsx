import { readPatient } from '#contract/patients/patients.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { PatientScreen } from '#web/patients/patient-screen.tsx'

const AppointmentsWith = lazyPart(() => import('#web/appointments/appointments-with.tsx'), 'AppointmentsWith')
const PatientAllergies = lazyPart(() => import('#web/health/patient-allergies.tsx'), 'PatientAllergies', null)
const PatientAtAGlance = lazyPart(
  () => import('#web/health/patient-at-a-glance.tsx'),
  'PatientAtAGlance',
  null,
)
const PatientConcerns = lazyPart(() => import('#web/health/patient-concerns.tsx'), 'PatientConcerns')
const PatientGoals = lazyPart(() => import('#web/health/patient-goals.tsx'), 'PatientGoals', null)
const PatientProgress = lazyPart(() => import('#web/health/patient-progress.tsx'), 'PatientProgress')
const PatientQuestionnaires = lazyPart(
  () => import('#web/screening/patient-questionnaires.tsx'),
  'PatientQuestionnaires',
  null,
)
const WrittenPlans = lazyPart(() => import('#web/plans/plan-list.tsx'), 'WrittenPlans')

export default portalPage({
  title: dietitianPages.patient.title,
  place: { back: { to: '/dietitian/patients', label: dietitianPages.patient.back } },
  reads: [read(readPatient, { id: ':id' })],
  view: () => (
    <PatientScreen
      allergies={({ id }) => <PatientAllergies patient={id} />}
      atAGlance={({ id }) => <PatientAtAGlance patient={id} />}
      overview={({ id }) => (
        <>
          <PatientConcerns patient={id} />
          <PatientGoals patient={id} />
          <PatientQuestionnaires patient={id} />
        </>
      )}
      appointments={({ id }) => <AppointmentsWith id={id} />}
      plans={({ id }) => <WrittenPlans patient={id} />}
      progress={({ id, lastVisitAt }) => <PatientProgress patient={id} lastAppointmentAt={lastVisitAt} />}
    />
  ),
})
