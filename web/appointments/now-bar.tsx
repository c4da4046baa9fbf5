import { useLocation } from '@tanstack/react-router'
import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { nowWords as words } from '#copy/appointments/now.ts'
import { Link } from '#web/lib/link.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useRootMark } from '#web/lib/use-root-mark.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { NowStrip } from '#web/ui/now-card.tsx'
import { appointmentPath, callPath } from './paths.ts'
import { useAppointmentNow, useStateNow } from './use-appointment-now.ts'

/**
 * At the foot of every page while an appointment takes place, so that its call is never more than one press away. It
 * lies over the page, which is already being read when it comes and must not move. The dashboards and the lists of
 * appointments begin with the same appointment.
 */
export function NowBar({ party }: { party: Party }) {
  const t = useWords()
  const running = useAppointmentNow()
  const hasCard = useLocation({ select: ({ pathname }) => /\/(dashboard|appointments)$/.test(pathname) })
  const appointment = hasCard ? undefined : running
  // Other parts leave room for it.
  useRootMark('now-bar', appointment !== undefined)
  if (!appointment) return null
  return (
    <section
      aria-label={t(words.label)}
      className="fixed inset-x-0 bottom-(--bottom-bar) z-30 animate-rise lg:start-64 low:static print:hidden"
    >
      <Running key={appointment.id} party={party} appointment={appointment} />
    </section>
  )
}

function Running({ party, appointment }: { party: Party; appointment: Appointment }) {
  const t = useWords()
  const name = useOtherName(party, appointment)
  const state = useStateNow(party, appointment, name)
  const { id, mode, may, other } = appointment
  return (
    <NowStrip personId={other.id} name={name} photo={photoOf(other.photoId)} state={state}>
      {mode === 'video' && may.join ? (
        <Link to={callPath(id)} className={buttonClass('primary', 'sm', 'shrink-0')}>
          {t(party === 'patient' ? words.join : words.start)}
        </Link>
      ) : (
        <Link to={appointmentPath(party, id)} className={buttonClass('secondary', 'sm', 'shrink-0')}>
          {t(words.open)}
        </Link>
      )}
    </NowStrip>
  )
}
