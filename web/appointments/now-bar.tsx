import { useLocation } from '@tanstack/react-router'
import { CalendarClock, Video } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { type Appointment, listNow, type Party } from '#contract/appointments/appointment.ts'
import { nowBar as words } from '#copy/appointments/now.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
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
      data-theme="dark"
      className="fixed inset-x-0 bottom-(--bottom-bar) z-30 animate-rise border-t border-deep-line bg-deep-hover text-on-deep lg:start-64 low:static print:hidden"
    >
      <Running key={appointment.id} party={party} appointment={appointment} />
    </section>
  )
}

function Running({ party, appointment }: { party: Party; appointment: Appointment }) {
  const t = useWords()
  const language = useLanguage()
  const name = useOtherName(party, appointment)
  const { id, mode, may } = appointment
  const isCall = mode === 'video' && may.join
  return (
    <div className="flex h-14 items-center gap-3 px-4 sm:px-6 lg:px-10">
      <Icon of={isCall ? Video : CalendarClock} small className="shrink-0" />
      <p className="min-w-0 flex-1 text-sm leading-tight">
        <span className="block truncate font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="block truncate text-on-deep-soft">
          {t(stateOf(appointment, (at) => writeTime(language, at, readerZone())))}
        </span>
      </p>
      {isCall ? (
        <Link to={callPath(id)} className={buttonClass('primary', 'sm', 'shrink-0')}>
          {t(party === 'patient' ? words.join : words.start)}
        </Link>
      ) : (
        <Link to={appointmentPath(party, id)} className={buttonClass('secondary', 'sm', 'shrink-0')}>
          {t(words.open)}
        </Link>
      )}
    </div>
  )
}

function stateOf({ startsAt, endsAt }: Appointment, write: (at: Date) => string) {
  const [start, end, now] = [new Date(startsAt), new Date(endsAt), new Date()]
  if (now < start) return words.starts(write(start))
  return now < end ? words.until(write(end)) : words.ended(write(end))
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
