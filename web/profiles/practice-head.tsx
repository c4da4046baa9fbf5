import type { ReactNode } from 'react'
import type { Practice } from '#contract/profiles.ts'
import { verificationStatuses } from '#copy/practice-options.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { PhotoButton } from './photo-button.tsx'

type PracticeHeadProps = {
  practice: Practice
  /** Where things stand and what to do next. */
  verificationStatus: ReactNode
}

export function PracticeHead({ practice, verificationStatus }: PracticeHeadProps) {
  const t = useWords()
  const { name, otherName, title, photoId } = practice
  const { status, daysLeft } = practice.verification
  const hasEnded = status === 'approved' && daysLeft !== null && daysLeft < 0
  return (
    <Card flush className="mb-6 max-w-5xl">
      <div className="flex items-center gap-4 p-5 max-[23rem]:flex-col max-[23rem]:items-start sm:gap-6 sm:p-6">
        <PhotoButton name={name} photoId={photoId} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-lg font-semibold">
              <bdi>{name}</bdi>
            </h2>
            <Badge tone={hasEnded ? 'cancelled' : tones[status]}>
              {t(hasEnded ? words.licenseEnded : verificationStatuses[status])}
            </Badge>
          </div>
          {otherName && (
            <p className="text-sm text-ink-soft">
              <bdi>{otherName}</bdi>
            </p>
          )}
          <p className="mt-0.5 text-sm text-ink-soft">
            <bdi>{title || t(words.fields.title.usual)}</bdi>
          </p>
        </div>
      </div>
      <div className="border-t border-line px-5 py-4 sm:px-6">{verificationStatus}</div>
    </Card>
  )
}

const tones: Record<Practice['verification']['status'], BadgeTone> = {
  draft: 'neutral',
  submitted: 'pending',
  approved: 'confirmed',
  rejected: 'cancelled',
  suspended: 'cancelled',
}
