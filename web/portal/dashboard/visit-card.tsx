import { MapPin, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { callCloses, callOpens } from '#contract/appointments/appointment.ts'
import { firstNameOf } from '#contract/first-name.ts'
import type { Mode } from '#contract/practice-options.ts'
import { nowWords } from '#copy/appointments/now.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { stateOfVisit } from '#web/lib/state-of-visit.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NowCard } from '#web/ui/now-card.tsx'
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
  /** The other side is in the call already. */
  isJoined?: boolean
  badges?: ReactNode
  /** The actions, the main one last. */
  children: ReactNode
}

/** The running or next appointment. */
export function VisitCard({
  visit,
  personId,
  name,
  photo,
  to,
  zone,
  now,
  isJoined = false,
  badges,
  children,
}: VisitCardProps) {
  const t = useWords()
  const language = useLanguage()
  const { mode, startsAt, serviceName, otherServiceName } = visit
  const isSoon = Date.parse(startsAt) - now.getTime() <= soon * minute
  const state = isJoined ? (
    t(nowWords.waiting(firstNameOf(name)))
  ) : (
    <time dateTime={startsAt}>
      {isSoon
        ? t(stateOfVisit(language, visit, now, zone))
        : writeMoment(language, new Date(startsAt), now, zone)}
    </time>
  )
  const facts = (
    <>
      <Icon of={mode === 'video' ? Video : MapPin} small className="shrink-0" />
      <UserText text={serviceName} other={otherServiceName} />
    </>
  )
  const title = (
    <Link to={to} className="text-inherit no-underline hover:underline">
      <bdi>{name}</bdi>
    </Link>
  )
  if (isRunning(visit, now))
    return (
      <li>
        <NowCard
          personId={personId}
          name={name}
          photo={photo}
          title={title}
          state={state}
          facts={facts}
          badges={badges}
        >
          {children}
        </NowCard>
      </li>
    )
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-4 rounded-card border border-line bg-surface p-5">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <Avatar personId={personId} name={name} photo={photo} size="lg" />
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium text-link">{state}</p>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-md font-semibold text-ink">
            {title}
            {badges}
          </p>
          <p className="flex items-center gap-2 text-sm text-ink-soft">{facts}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full max-sm:*:grow">{children}</div>
    </li>
  )
}

/** From the minute its call opens until it closes. */
export const isRunning = ({ startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  now.getTime() >= Date.parse(startsAt) - callOpens * minute &&
  now.getTime() < Date.parse(endsAt) + callCloses * minute

const minute = 60_000
/** Minutes before the start from which they are counted down. */
const soon = 60
