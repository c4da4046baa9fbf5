import { ChevronRight } from 'lucide-react'
import type { ApplicationList, ApplicationRow as Row } from '#contract/oversight.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { specializations } from '#copy/options.ts'
import { desk } from '#copy/oversight/desk.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { namesFor } from '#web/lib/names-for.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LicenseBadge } from './license-badge.tsx'
import { pathTo } from './place.ts'

type ApplicationRowProps = { row: Row; list: ApplicationList }

/** Who it is, what they do, and since when they stand here. */
export function ApplicationRow({ row, list }: ApplicationRowProps) {
  const t = useWords()
  const { name } = namesFor(useLanguage(), row)
  const { id, photoId, specialization, status, submittedAt, licensedUntil } = row
  const what = t(specialization ? specializations[specialization] : desk.row.noSpecialization)
  return (
    <li className="relative flex items-center gap-4 px-5 py-4 transition-colors hover:bg-tint/40 sm:px-6">
      <Avatar name={name} photo={photoOf(photoId)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={pathTo({ list, dietitian: id })}
            data-dietitian={id}
            // The whole row leads there.
            className="font-medium text-ink no-underline after:absolute after:inset-0 hover:text-link"
          >
            <bdi>{name}</bdi>
          </Link>
          {submittedAt && (
            <Badge tone={status === 'approved' ? 'info' : 'tint'}>
              {t(status === 'approved' ? desk.row.renewal : desk.row.first)}
            </Badge>
          )}
          {status === 'approved' && licensedUntil && <LicenseBadge until={licensedUntil} />}
        </p>
        <p className="text-sm text-ink-soft">{[what, useSince(row, list)].join(t(parts.comma))}</p>
      </div>
      <Icon of={ChevronRight} mirrored className="text-ink-faint" />
    </li>
  )
}

function useSince({ submittedAt, decidedAt, licensedUntil }: Row, list: ApplicationList): string {
  const t = useWords()
  const language = useLanguage()
  if (list === 'draft') return t(desk.row.draft)
  if (list === 'approved') return t(desk.row.approved(writeDay(language, licensedUntil ?? '', 'date')))
  const at = list === 'waiting' ? submittedAt : decidedAt
  return t(desk.row[list](writeDate(language, new Date(at ?? 0), 'date')))
}
