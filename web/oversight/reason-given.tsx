import type { Application } from '#contract/oversight.ts'
import { review } from '#copy/oversight/review.ts'
import { useWords } from '#web/lib/words.ts'
import { Quoted } from '#web/ui/quoted.tsx'

/** What was said the last time, as long as it is what counts. */
export function ReasonGiven({ application }: { application: Application }) {
  const t = useWords()
  const { reason, status, submittedAt } = application
  if (!reason || status === 'draft') return null
  const title = submittedAt || status === 'submitted' ? 'before' : status === 'approved' ? 'renewal' : status
  return (
    <div className="mt-4 text-sm">
      <p className="font-medium text-ink">{t(review.reason[title])}</p>
      <Quoted>{reason}</Quoted>
    </div>
  )
}
