import { removeReview } from '#contract/reviews.ts'
import { ownReview as words } from '#copy/reviews/reviews.ts'
import { useChange } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { keepOwn } from './cache.ts'

type RemoveReviewProps = {
  id: string
  onClose: () => void
  /** The button that asked goes with the review. */
  onRemoved: () => void
}

export function RemoveReview({ id, onClose, onRemoved }: RemoveReviewProps) {
  const t = useWords()
  const { mutate, isPending, error } = useChange(removeReview, {
    onDone: () => {
      keepOwn(id, null)
      showToast({ tone: 'success', title: t(words.removed) })
      onClose()
      onRemoved()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      title={t(words.removeTitle)}
      confirm={t(words.remove)}
      busyText={t(words.removing)}
      keep={t(words.keep)}
      busy={isPending}
      fault={error && t(wordsOfRefusal(error))}
      onConfirm={() => mutate({ id })}
      onClose={onClose}
    >
      <p>{t(words.removeText)}</p>
    </AskDialog>
  )
}
