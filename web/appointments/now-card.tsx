import { CalendarClock, Video } from 'lucide-react'
import { type Appointment, listNow, type Party } from '#contract/appointments/appointment.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { nowCard as words } from '#copy/appointments/now.ts'
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

/** Shown above every page while an appointment takes place, so that its call is never more than one press away. */
export function NowCard({ party }: { party: Party }) {
  const t = useWords()
  const read = useRead(listNow, {})
  const running = read.data?.appointments ?? none
  useTurningPoints(running, read.refetch, read.data?.nextAt)
  if (running.length === 0) return null
  return (
    <section aria-label={t(words.label)} className="border-b border-line bg-tint text-on-tint print:hidden">
      <ul>
        {running.map((appointment) => (
          <Running key={appointment.id} party={party} appointment={appointment} />
        ))}
      </ul>
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6 lg:px-10">
      <p className="flex min-w-0 flex-1 basis-56 items-center gap-3 text-sm">
        <Icon of={isCall ? Video : CalendarClock} small className="shrink-0" />
        <span className="min-w-0">
          <bdi className="font-medium">{name}</bdi>
          <span className="block">
            {t(stateOf(appointment, (at) => writeTime(language, at, readerZone())))}
          </span>
        </span>
      </p>
      {isCall ? (
        <Link to={callPath(id)} className={buttonClass('primary', 'sm', 'max-sm:grow')}>
          {t(party === 'patient' ? appointmentDetail.actions.join : appointmentDetail.actions.start)}
        </Link>
      ) : (
        <Link to={appointmentPath(party, id)} className={buttonClass('secondary', 'sm', 'max-sm:grow')}>
          {t(words.open)}
        </Link>
      )}
    </li>
  )
}

function stateOf({ startsAt, endsAt }: Appointment, write: (at: Date) => string) {
  const [start, end, now] = [new Date(startsAt), new Date(endsAt), new Date()]
  if (now < start) return words.starts(write(start))
  return now < end ? words.until(write(end)) : words.ended(write(end))
}

const none = [] as const
