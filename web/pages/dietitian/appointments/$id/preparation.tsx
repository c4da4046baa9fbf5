import { readAppointment } from '#contract/appointments/appointment.ts'
import { readEarlierNotes } from '#contract/appointments/notes.ts'
import { preparationWords } from '#copy/patients/preparation.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { EarlierNotes } from '#web/appointments/notes/earlier-notes.tsx'
import { PreparationScreen } from '#web/patients/preparation-screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const gapsSkeleton = (
  <li>
    <Skeleton className="w-48 text-sm" />
  </li>
)
const PatientChanges = lazyPart(() => import('#web/health/patient-changes.tsx'), 'PatientChanges')
const PatientGaps = lazyPart(() => import('#web/health/patient-changes.tsx'), 'PatientGaps', gapsSkeleton)
const PatientQuestionnaires = lazyPart(
  () => import('#web/screening/patient-questionnaires.tsx'),
  'PatientQuestionnaires',
  null,
)

export default portalPage({
  title: preparationWords.title,
  place: { from: '/dietitian/appointments' },
  reads: [read(readAppointment, { id: ':id' }), read(readEarlierNotes, { id: ':id' })],
  view: () => (
    <PreparationScreen
      notes={(appointment) => <EarlierNotes id={appointment} />}
      changes={(patient, since) => (
        <>
          <PatientChanges patient={patient} since={since} />
          <PatientQuestionnaires patient={patient} />
        </>
      )}
      gaps={(patient, since) => <PatientGaps patient={patient} since={since} />}
    />
  ),
})
