import { removeReview } from '#contract/reviews/reviews.ts'
import { ownReview as words } from '#copy/reviews/reviews.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { cacheOwnReview } from './cache.ts'

type RemoveReviewProps = {
  id: string
  onClose: () => void
  /** Called when the review was removed with the pressed button. */
  onRemoved: () => void
}

export function RemoveReview({ id, onClose, onRemoved }: RemoveReviewProps) {
  const t = useWords()
  const change = useChange(removeReview, {
    onDone: () => {
      cacheOwnReview(id, null)
      showToast({ tone: 'success', title: t(words.removed) })
      onClose()
      onRemoved()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      words={{ title: words.removeTitle, confirm: words.remove, busy: words.removing, keep: words.keep }}
      change={change}
      onConfirm={() => change.mutate({ id })}
      onClose={onClose}
    >
      <p>{t(words.removeText)}</p>
    </AskDialog>
  )
}
