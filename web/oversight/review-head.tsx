import { BadgeCheck, Ban, CircleSlash, Hourglass, PencilLine } from 'lucide-react'
import { useRef } from 'react'
import type { Application } from '#contract/oversight/practices.ts'
import type { VerificationStatus } from '#contract/practice-options.ts'
import { specializations } from '#copy/options.ts'
import { desk } from '#copy/oversight/desk.ts'
import { review } from '#copy/oversight/review.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { minutesBetween, writeLength } from '#web/lib/write-length.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { IconShape } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { LicenseBadge } from './license-badge.tsx'

/** The dietitian's name and status. */
export function ReviewHead({ application }: { application: Application }) {
  const t = useWords()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name } = localizedName(language, application)
  const { status, submittedAt, specialization, licensedUntil } = application
  useFocusWhenLost(heading, `${status} ${submittedAt}`)
  const [tone, icon] = looks[status]
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar personId={application.id} name={name} photo={photoOf(application.photoId)} size="lg" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-sm text-ink-soft">
          {application.title && (
            <>
              <UserText text={application.title} other={application.otherTitle} />
              {' · '}
            </>
          )}
          {t(specialization ? specializations[specialization] : desk.row.noSpecialization)}
          {submittedAt &&
            ` · ${t(desk.row.waiting(t(writeLength(minutesBetween(submittedAt, new Date())))))}`}
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
