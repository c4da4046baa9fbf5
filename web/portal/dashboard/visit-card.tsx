import { MapPin, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { callCloses, callOpens } from '#contract/appointments/appointment.ts'
import type { Mode } from '#contract/practice-options.ts'
import { visitWords as words } from '#copy/dashboards/visit.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment, writeTime } from '#web/lib/write-moment.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'

export type Visit = {
  startsAt: string
  endsAt: string
  mode: Mode
  serviceName: string
  otherServiceName: string | null
}

type VisitCardProps = {
  visit: Visit
  personId: string | null
  name: string
  photo?: string | undefined
  to: Address
  zone: string
  now: Date
  badges?: ReactNode
  /** The actions, the main one last. */
  children: ReactNode
}

/** The running or next appointment: deep green while its call is open. */
export function VisitCard({ visit, personId, name, photo, to, zone, now, badges, children }: VisitCardProps) {
  const t = useWords()
  const language = useLanguage()
  const { mode, startsAt, serviceName, otherServiceName } = visit
  const isNow = isRunning(visit, now)
  return (
    <li
      {...(isNow && { 'data-theme': 'dark' })}
      className={joinClasses(
        'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-4 rounded-card border p-5',
        isNow ? 'border-deep-line bg-deep text-on-deep' : 'border-line bg-surface',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <Avatar personId={personId} name={name} photo={photo} size="lg" />
        <div className="min-w-0 flex-1">
          <p className={joinClasses('text-sm font-medium', isNow ? 'text-on-deep-soft' : 'text-link')}>
            <time dateTime={startsAt}>{writeState()}</time>
          </p>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Link
              to={to}
              className={joinClasses(
                'text-md font-semibold no-underline hover:underline',
                isNow ? 'text-on-deep' : 'text-ink',
              )}
            >
              <bdi>{name}</bdi>
            </Link>
            {badges}
          </p>
          <p
            className={joinClasses(
              'flex items-center gap-2 text-sm',
              isNow ? 'text-on-deep-soft' : 'text-ink-soft',
            )}
          >
            <Icon of={mode === 'video' ? Video : MapPin} small className="shrink-0" />
            <UserText text={serviceName} other={otherServiceName} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full max-sm:*:grow">{children}</div>
    </li>
  )

  function writeState(): string {
    const [start, end] = [new Date(visit.startsAt), new Date(visit.endsAt)]
    const minutes = Math.ceil((start.getTime() - now.getTime()) / minute)
    if (minutes > soon) return writeMoment(language, start, now, zone)
    if (minutes > 0) return t(words.startsIn(minutes))
    const time = writeTime(language, end, zone)
    return t(now < end ? words.until(time) : words.ended(time))
  }
}

/** From the minute its call opens until it closes. */
export const isRunning = ({ startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  now.getTime() >= Date.parse(startsAt) - callOpens * minute &&
  now.getTime() < Date.parse(endsAt) + callCloses * minute

const minute = 60_000
/** Minutes before the start from which they are counted down. */
const soon = 60
