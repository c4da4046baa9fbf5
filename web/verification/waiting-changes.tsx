import type { Verification } from '#contract/verification.ts'
import { verificationStatus as words } from '#copy/verification.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ChangeList } from '#web/ui/change-list.tsx'
import { useVerifiedChanges } from '#web/ui/use-verified-changes.ts'

/** What patients see now, beside what they will see after verification. */
export function WaitingChanges({ verification: { changes, submittedAt } }: { verification: Verification }) {
  const t = useWords()
  const shown = useVerifiedChanges(changes)
  const title = t(submittedAt ? words.changes.waiting : words.changes.notSent)
  return (
    <div className="w-full text-sm">
      <p className="mb-2">
        <Badge tone={submittedAt ? 'pending' : 'neutral'}>{title}</Badge>
      </p>
      <ChangeList label={title} {...shown} />
      <p className="mt-2 text-ink-soft">{t(words.changes.text)}</p>
    </div>
  )
}
