import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { ApplicationList, ApplicationRow as Row } from '#contract/oversight/practices.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { specializations } from '#copy/options.ts'
import { desk } from '#copy/oversight/desk.ts'
import { parts } from '#copy/portal/parts.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { writeAgo } from '#web/lib/time-ago.ts'
import { useWords } from '#web/lib/words.ts'
import { minutesBetween, writeLength } from '#web/lib/write-length.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { daysLeft, LicenseBadge } from './license-badge.tsx'
import { href } from './search-params.ts'

type ApplicationRowProps = { row: Row; list: ApplicationList }

/** Name, specialization, waiting time and next step of an application. */
export function ApplicationRow({ row, list }: ApplicationRowProps) {
  const t = useWords()
  const { name } = localizedName(useLanguage(), row)
  const { id, photoId, specialization, status, licensedUntil } = row
  const next = nextStep(row)
  const what = t(specialization ? specializations[specialization] : desk.row.noSpecialization)
  return (
    <li className="relative flex items-center gap-4 px-5 py-4 transition-colors hover:bg-tint/40 sm:px-6">
      <Avatar personId={id} name={name} photo={photoOf(photoId)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={href({ list, dietitian: id })}
            data-dietitian={id}
            // The link covers the whole row.
            className="font-medium text-ink no-underline after:absolute after:inset-0 hover:text-link"
          >
            <bdi>{name}</bdi>
          </Link>
          <KindBadge row={row} />
          {status === 'approved' && licensedUntil && <LicenseBadge until={licensedUntil} />}
        </p>
        <p className="text-sm text-ink-soft">
          {what}
          {t(parts.comma)}
          <Since row={row} list={list} />
        </p>
        {next && <p className="text-sm text-ink">{t(desk.next.is(t(next)))}</p>}
      </div>
      <Icon of={ChevronRight} mirrored className="text-ink-faint" />
    </li>
  )
}

/** Whether it is a first application or a change of a verified practice. */
export function KindBadge({ row: { submittedAt, status } }: { row: Row }) {
  const t = useWords()
  return (
    submittedAt && (
      <Badge tone={status === 'approved' ? 'info' : 'tint'}>
        {t(status === 'approved' ? desk.row.renewal : desk.row.first)}
      </Badge>
    )
  )
}

/** How long the application has waited, or since when it has had its status. */
export function Since({ row, list }: ApplicationRowProps): string {
  const { status, submittedAt, decidedAt, licensedUntil } = row
  const t = useWords()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  if (status === 'draft') return t(desk.row.draft)
  if (submittedAt && (list === 'waiting' || status !== 'approved'))
    return t(desk.row.waiting(t(writeLength(minutesBetween(submittedAt, now)))))
  if (status === 'approved' && list !== 'correction')
    return t(desk.row.approved(writeDay(language, licensedUntil ?? '', 'date')))
  const at = new Date(decidedAt ?? 0)
  const ago = writeAgo(language, at, now) ?? writeDate(language, at, 'date')
  const said = status === 'approved' ? 'correction' : status === 'suspended' ? 'suspended' : 'rejected'
  return t(desk.row[said](ago))
}

/** Who has to do what next; null if nothing is due. */
export function nextStep({ status, submittedAt, licensedUntil, awaitsCorrection }: Row): Word | null {
  const { next } = desk
  const left = licensedUntil === null ? Number.NaN : daysLeft(licensedUntil)
  if (submittedAt) return status === 'approved' ? next.change : next.first
  if (status === 'suspended') return left < 0 ? next.over : next.suspended
  if (status !== 'approved') return status === 'submitted' ? next.first : next[status]
  if (left < 0) return next.ended
  if (awaitsCorrection) return next.correction
  return left <= 60 ? next.ending : null
}
