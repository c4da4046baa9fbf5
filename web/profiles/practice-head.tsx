import { Camera } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Practice } from '#contract/profiles.ts'
import { verificationStatuses } from '#copy/practice-options.ts'
import { photo } from '#copy/profiles/photo.ts'
import { practice as words } from '#copy/profiles/practice.ts'
import { useSignedIn } from '#web/accounts/use-signed-in.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type PracticeHeadProps = {
  practice: Practice
  /** The status of the application, and what to do next. */
  verificationStatus: ReactNode
}

export function PracticeHead({ practice, verificationStatus }: PracticeHeadProps) {
  const t = useWords()
  const { title, otherTitle, photoId } = practice
  const { name, other } = localizedName(useLanguage(), namesShown(practice))
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
          {other && (
            <p className="text-sm text-ink-soft">
              <bdi>{other}</bdi>
            </p>
          )}
          <p className="mt-0.5 text-sm text-ink-soft">
            <UserText text={title || t(words.fields.title.usual)} other={otherTitle} />
          </p>
        </div>
      </div>
      <div className="border-t border-line px-5 py-4 sm:px-6">{verificationStatus}</div>
    </Card>
  )
}

/** The names that patients see: the verified ones, until changes are verified. */
function namesShown({ name, otherName, verification }: Practice) {
  const change = (fact: 'name' | 'otherName') => verification.changes.find((each) => each.fact === fact)
  const [ofName, ofOther] = [change('name'), change('otherName')]
  return {
    name: ofName ? (ofName.verified ?? '') : name,
    otherName: ofOther ? (ofOther.verified ?? '') : otherName,
  }
}

const tones: Record<Practice['verification']['status'], BadgeTone> = {
  draft: 'neutral',
  submitted: 'pending',
  approved: 'confirmed',
  rejected: 'cancelled',
  suspended: 'cancelled',
}

type PhotoButtonProps = { name: string; photoId: string | null }

const PhotoDialog = lazyPart(() => import('./photo-dialog.tsx'), 'PhotoDialog', null)

/** The photo, with a button to change it. The code for cropping is loaded at the first press. */
function PhotoButton({ name, photoId }: PhotoButtonProps) {
  const t = useWords()
  const personId = useSignedIn()?.user.id ?? null
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group relative shrink-0 rounded-pill"
      >
        <Avatar
          personId={personId}
          name={name}
          size="xl"
          {...(photoId && { photo: `/api/photos/${photoId}/large` })}
        />
        <span className="absolute -end-1 bottom-0 grid size-9 place-items-center rounded-pill border border-line bg-surface text-link transition-colors group-hover:bg-tint">
          <Icon of={Camera} small />
          <span className="sr-only">{t(photoId ? photo.change : photo.add)}</span>
        </span>
      </button>
      {isOpen && <PhotoDialog photoId={photoId} onClose={() => setOpen(false)} />}
    </>
  )
}
