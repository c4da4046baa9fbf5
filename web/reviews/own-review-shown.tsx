import { useState } from 'react'
import { type OwnReview, publishReview, removeReview } from '#contract/reviews/reviews.ts'
import { writeDate, writeNumber } from '#copy/dates.ts'
import { reviews, ownReview as words } from '#copy/reviews/reviews.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { cacheOwnReview } from './cache.ts'

type OwnReviewShownProps = {
  id: string
  review: OwnReview
  onEdit: (() => void) | undefined
  onRemoved: () => void
}

export function OwnReviewShown({ id, review, onEdit, onRemoved }: OwnReviewShownProps) {
  const t = useWords()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { rating, content, writtenAt, reply, isPublic, hiddenBecause } = review
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Rating value={rating} label={t(reviews.average(writeNumber(language, rating)))} />
        {writeDate(language, new Date(writtenAt), 'date')}
      </p>
      {hiddenBecause !== null && (
        <div className="mt-3 max-w-prose rounded-control bg-pending px-4 py-3 text-sm text-on-pending">
          <p>{t(words.hidden)}</p>
          <p
            dir="auto"
            className="aligned-with-page mt-1.5 font-medium whitespace-pre-line [unicode-bidi:plaintext]"
          >
            {hiddenBecause}
          </p>
        </div>
      )}
      {content && (
        <UserText
          as="p"
          text={content}
          className="aligned-with-page mt-2.5 max-w-prose break-words whitespace-pre-line [unicode-bidi:plaintext]"
        />
      )}
      {isPublic && content && <PublicText id={id} />}
      {reply && (
        <div className="mt-3.5 max-w-prose text-sm break-words">
          <p className="font-medium text-ink">{t(words.reply)}</p>
          <Quoted>{reply}</Quoted>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {onEdit && (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            {t(words.edit)}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {t(words.remove)}
        </Button>
      </div>
      {isAsking && <RemoveReview id={id} onClose={() => setAsking(false)} onRemoved={onRemoved} />}
    </>
  )
}

/** Withdrawing is possible even when the review can no longer be changed. */
function PublicText({ id }: { id: string }) {
  const t = useWords()
  const { isPublic } = words
  const change = useChange(publishReview, {
    onDone: ({ review }) => {
      cacheOwnReview(id, review)
      showToast({ tone: 'success', title: t(isPublic.withdrawn) })
    },
  })
  return (
    <div className="mt-2.5 flex max-w-prose flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <p className="min-w-0 flex-1 basis-64">{t(isPublic.on)}</p>
      <Button
        variant="quiet"
        size="sm"
        busy={change.isPending}
        busyText={t(isPublic.withdrawing)}
        onClick={() => change.mutate({ id, isPublic: false })}
      >
        {t(isPublic.withdraw)}
      </Button>
    </div>
  )
}

type RemoveReviewProps = {
  id: string
  onClose: () => void
  /** Called when the review was removed with the pressed button. */
  onRemoved: () => void
}

function RemoveReview({ id, onClose, onRemoved }: RemoveReviewProps) {
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
