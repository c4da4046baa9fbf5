import { MapPin, Video } from 'lucide-react'
import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { nowWords as words } from '#copy/appointments/now.ts'
import { Link } from '#web/lib/link.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NowCard } from '#web/ui/now-card.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { appointmentPath, callPath } from './paths.ts'
import { useAppointmentNow, useStateNow } from './use-appointment-now.ts'

/** The appointment that takes place now, above the list of all. */
export function AppointmentNow({ party }: { party: Party }) {
  const t = useWords()
  const appointment = useAppointmentNow()
  if (!appointment) return null
  return (
    <section aria-label={t(words.label)} className="mb-6">
      <Running key={appointment.id} party={party} appointment={appointment} />
    </section>
  )
}

function Running({ party, appointment }: { party: Party; appointment: Appointment }) {
  const t = useWords()
  const name = useOtherName(party, appointment)
  const state = useStateNow(party, appointment, name)
  const { id, mode, may, other, serviceName, otherServiceName } = appointment
  const { join, start } = appointmentDetail.actions
  return (
    <NowCard
      personId={other.id}
      name={name}
      photo={photoOf(other.photoId)}
      title={
        <Link to={appointmentPath(party, id)} className="text-inherit no-underline hover:underline">
          <bdi>{name}</bdi>
        </Link>
      }
      state={state}
      facts={
        <>
          <Icon of={mode === 'video' ? Video : MapPin} small className="shrink-0" />
          <UserText text={serviceName} other={otherServiceName} />
        </>
      }
    >
      {mode === 'video' && may.join ? (
        <Link to={callPath(id)} className={buttonClass('primary', 'lg')}>
          {t(party === 'patient' ? join : start)}
        </Link>
      ) : (
        <Link to={appointmentPath(party, id)} className={buttonClass('primary', 'lg')}>
          {t(words.open)}
        </Link>
      )}
    </NowCard>
  )
}
