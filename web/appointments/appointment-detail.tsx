import { type ReactNode, useState } from 'react'
import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import type { OpenDialog } from './appointment-dialogs.tsx'
import { AppointmentFacts } from './appointment-facts.tsx'
import { AppointmentHead } from './appointment-head.tsx'
import { AppointmentHistory } from './appointment-history.tsx'
import { PatientNotes } from './notes/patient-notes.tsx'
import { OtherActions } from './other-actions.tsx'

const PracticeNotes = lazyPart(() => import('./notes/practice-notes.tsx'), 'PracticeNotes')

type AppointmentDetailProps = { party: Party; appointment: AppointmentPage; children?: ReactNode }

/** Status and next actions come first; the other actions are beside them. */
export function AppointmentDetail({ party, appointment, children }: AppointmentDetailProps) {
  const [asking, setAsking] = useState<OpenDialog | null>(null)
  const [Dialogs, fetchDialogs] = useFetchedPart(loadDialogs)
  const ask = async (what: OpenDialog) => {
    if (await fetchDialogs()) setAsking(what)
  }
  const [isNoting, setNoting] = useState(false)
  const sides = { party, appointment }
  const isSigned = Boolean(appointment.notes?.signedAt)
  const hasNotes = appointment.notes !== null || isNoting
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <AppointmentHead {...sides} onAsk={ask} />
        <AppointmentFacts {...sides} />
      </div>
      <OtherActions
        {...sides}
        onAsk={ask}
        onNote={hasNotes ? null : () => setNoting(true)}
        className="lg:sticky lg:top-20 lg:row-span-2"
      />
      <div className="flex min-w-0 flex-col gap-4">
        {party === 'dietitian' && hasNotes && (appointment.may.writeNotes || isSigned) && (
          <PracticeNotes appointment={appointment} isFresh={isNoting} />
        )}
        {party === 'patient' && appointment.notes && <PatientNotes notes={appointment.notes} />}
        {children}
        <AppointmentHistory {...sides} />
      </div>
      {Dialogs && <Dialogs {...sides} asking={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}

const loadDialogs = async () => (await import('./appointment-dialogs.tsx')).AppointmentDialogs
