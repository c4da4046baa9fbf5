import { useRef } from 'react'
import { readPractice } from '#contract/profiles.ts'
import type { Verification } from '#contract/verification.ts'
import { brand } from '#copy/brand.ts'
import { verificationStatus as words } from '#copy/verification.ts'
import type { Address } from '#web/app/address.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Quoted } from '#web/ui/quoted.tsx'
import { ApplicationButton } from './application-button.tsx'
import { missingThings } from './missing-things.ts'
import { statusOf } from './status-of.ts'
import { useStatusWords } from './use-status-words.ts'

const WaitingChanges = lazyPart(() => import('./waiting-changes.tsx'), 'WaitingChanges', null)

/** One line with the status of the verification, and what to do next. */
export function VerificationStatus() {
  const { data } = useRead(readPractice, {})
  return data ? <StatusLine verification={data.practice.verification} /> : null
}

function StatusLine({ verification }: { verification: Verification }) {
  const said = useStatusWords(verification)
  const line = useRef<HTMLParagraphElement>(null)
  useFocusWhenLost(line, statusOf(verification), 'after a change')
  const t = useWords()
  const { status, reason, submittedAt } = verification
  const isRenewalRejected = status === 'approved' && reason !== null && submittedAt === null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72 text-sm">
        <p ref={line} tabIndex={-1} className="text-ink outline-none">
          {said}
        </p>
        {isRenewalRejected && <p className="mt-1.5 text-ink">{t(words.renewalRejected)}</p>}
        {(status === 'rejected' || status === 'suspended' || isRenewalRejected) && reason && (
          <Quoted>{reason}</Quoted>
        )}
      </div>
      <NextAction verification={verification} />
      {verification.changes.length > 0 && <WaitingChanges verification={verification} />}
    </div>
  )
}

function NextAction({ verification }: { verification: Verification }) {
  const t = useWords()
  const status = statusOf(verification)
  const [missing] = missingThings(verification)
  const wayTo = (to: Address, label: string) => (
    <Link to={to} className={buttonClass('secondary')}>
      {label}
    </Link>
  )
  if (status === 'suspended')
    return (
      <a href={`mailto:${brand.supportEmail}`} className={buttonClass('secondary')}>
        {t(words.actions.write)}
      </a>
    )
  if (verification.may.withdraw) return <ApplicationButton does="withdraw" />
  if (status === 'listed' || status === 'hidden') return null
  if (status === 'ending' || status === 'ended') return wayTo(documentsTab, t(words.actions.renew))
  if (missing)
    return wayTo(
      missing.to,
      t(missing.to === documentsTab ? words.actions.documents : words.actions.complete),
    )
  return <ApplicationButton does="submit" {...(status === 'rejected' && { label: words.submit.again })} />
}

const documentsTab = '/dietitian/profile?tab=documents'
