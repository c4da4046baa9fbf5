import { BadgeCheck, Ban, CircleSlash, Hourglass, PencilLine } from 'lucide-react'
import { useRef } from 'react'
import type { Application } from '#contract/oversight.ts'
import type { VerificationStatus } from '#contract/practice-options.ts'
import { writeDate } from '#copy/dates.ts'
import { specializations } from '#copy/options.ts'
import { desk } from '#copy/oversight/desk.ts'
import { review } from '#copy/oversight/review.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { useFocusWhenLost } from '#web/lib/use-focus-when-lost.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { IconShape } from '#web/ui/icon.tsx'
import { LicenseBadge } from './license-badge.tsx'

/** Who it is and how they stand. */
export function ReviewHead({ application }: { application: Application }) {
  const t = useWords()
  const language = useLanguage()
  const name = useRef<HTMLHeadingElement>(null)
  const { status, submittedAt, specialization, licensedUntil } = application
  useFocusWhenLost(name, `${status} ${submittedAt}`)
  const [tone, icon] = looks[status]
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={application.name} photo={photoOf(application.photoId)} size="lg" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 ref={name} tabIndex={-1} className="text-lg font-semibold">
          <bdi>{application.name}</bdi>
        </h3>
        <p className="text-sm text-ink-soft">
          {application.title && (
            <>
              <bdi>{application.title}</bdi>
              {' · '}
            </>
          )}
          {t(specialization ? specializations[specialization] : desk.row.noSpecialization)}
          {submittedAt && ` · ${t(desk.row.waiting(writeDate(language, new Date(submittedAt), 'date')))}`}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Badge tone={tone} icon={icon}>
            {t(review.status[status])}
          </Badge>
        </li>
        {status === 'approved' && submittedAt && (
          <li>
            <Badge tone="pending" icon={Hourglass}>
              {t(review.renewal)}
            </Badge>
          </li>
        )}
        {(status === 'approved' || status === 'suspended') && licensedUntil && (
          <li className="empty:hidden">
            <LicenseBadge until={licensedUntil} />
          </li>
        )}
      </ul>
    </header>
  )
}

const looks: Record<VerificationStatus, readonly [BadgeTone, IconShape]> = {
  draft: ['neutral', PencilLine],
  submitted: ['pending', Hourglass],
  approved: ['confirmed', BadgeCheck],
  rejected: ['cancelled', CircleSlash],
  suspended: ['cancelled', Ban],
}
