import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { type Appointment, listNow, type Party } from '#contract/appointments/appointment.ts'
import { nowWords as words } from '#copy/appointments/now.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { stateOfVisit } from '#web/lib/state-of-visit.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { NowStrip } from '#web/ui/now-card.tsx'
import { appointmentPath, callPath } from './paths.ts'
import { useTurningPoints } from './use-next-status-change.ts'

/**
 * At the foot of every page while an appointment takes place, so that its call is never more than one press away. It
 * lies over the page, which is already being read when it comes and must not move. The dashboards begin with the same
 * appointment.
 */
export function NowBar({ party }: { party: Party }) {
  const t = useWords()
  const read = useRead(listNow, {})
  const running = read.data?.appointments ?? none
  useTurningPoints(running, read.refetch, read.data?.nextAt)
  const isOnDashboard = useLocation({ select: ({ pathname }) => pathname.endsWith('/dashboard') })
  const appointment = isOnDashboard ? undefined : mostUrgent(running)
  useHeight(appointment !== undefined)
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
  const language = useLanguage()
  const now = new Date(useNow(10_000))
  const name = useOtherName(party, appointment)
  const { id, mode, may, other } = appointment
  return (
    <NowStrip
      personId={other.id}
      name={name}
      photo={photoOf(other.photoId)}
      state={t(stateOfVisit(language, appointment, now, readerZone()))}
    >
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

/** One that has ended, although its call is still open, yields to the next. */
function mostUrgent(running: readonly Appointment[]): Appointment | undefined {
  return running.find(({ endsAt }) => new Date(endsAt) > new Date()) ?? running.at(-1)
}

/** Other parts leave room for it. */
function useHeight(isThere: boolean) {
  useLayoutEffect(() => {
    if (!isThere) return
    const { style } = document.documentElement
    style.setProperty('--now-bar', '3.5rem')
    return () => {
      style.removeProperty('--now-bar')
    }
  }, [isThere])
}

const none = [] as const
