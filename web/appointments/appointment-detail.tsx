import { type ReactNode, useRef, useState } from 'react'
import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { ZoneNote } from '#web/ui/zone-note.tsx'
import type { OpenDialog } from './appointment-dialogs.tsx'
import { AppointmentFacts } from './appointment-facts.tsx'
import { AppointmentHistory } from './appointment-history.tsx'
import { NextActions } from './next-actions.tsx'
import { PatientNotes } from './notes/patient-notes.tsx'
import { OtherActions } from './other-actions.tsx'
import { StateText } from './state-text.tsx'
import { StatusBadge } from './status-badge.tsx'
import { writeLongDate, writeTimes } from './write-when.ts'

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

type AppointmentHeadProps = {
  party: Party
  appointment: AppointmentPage
  onAsk: (asking: OpenDialog) => void
}

/** Status, other side, time, and the next actions. */
function AppointmentHead({ party, appointment, onAsk }: AppointmentHeadProps) {
  const language = useLanguage()
  const { version, status, startsAt, serviceName, otherServiceName, other, zone } = appointment
  const heading = useRef<HTMLHeadingElement>(null)
  const name = useOtherName(party, appointment)
  const state = `${version} ${status}`
  const [first] = useState(state)
  useFocusWhenLost(state === first ? null : heading, state)
  return (
    <Card as="section" aria-labelledby="appointment-with">
      <StatusBadge status={status} due={appointment.due} />
      <div className="mt-4 flex items-center gap-4">
        <Avatar personId={other.id} name={name} photo={photoOf(other.photoId, 'large')} size="lg" />
        <div className="min-w-0">
          <h2 id="appointment-with" ref={heading} tabIndex={-1} className="text-lg font-semibold">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-sm text-ink-soft">
            <UserText text={serviceName} other={otherServiceName} />
          </p>
        </div>
      </div>
      <p className="mt-4 text-md font-medium">
        <time dateTime={startsAt}>
          {writeLongDate(language, startsAt)}
          <span className="block font-normal text-ink-soft">{writeTimes(language, appointment)}</span>
        </time>
      </p>
      <ZoneNote zone={zone} className="mt-1" />
      <StateText party={party} appointment={appointment} />
      <NextActions party={party} appointment={appointment} onAsk={onAsk} />
    </Card>
  )
}
