import { useEffect, useId, useState } from 'react'
import type { Appointment } from '#contract/appointments/appointment.ts'
import { type OwnReview as Own, readOwnReview } from '#contract/reviews/reviews.ts'
import { ownReview as words } from '#copy/reviews/reviews.ts'
import { useRead } from '#web/app/query.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { OwnReviewShown } from './own-review-shown.tsx'
import { ReviewForm } from './review-form.tsx'

type OwnReviewProps = { appointment: Pick<Appointment, 'id' | 'status' | 'outcome' | 'may'> }

/** The patient's review of a past appointment, or the request to write one while that is possible. */
export function OwnReview({ appointment }: OwnReviewProps) {
  const { id, status, outcome, may } = appointment
  const isOver = status === 'completed' && outcome === 'attended'
  const read = useRead(readOwnReview, { id }, { enabled: isOver })
  if (!isOver) return null
  return (
    <Read of={read} failed={words.failed} waiting={null}>
      {({ review }) => <Said id={id} review={review} mayWrite={may.review} />}
    </Read>
  )
}

type SaidProps = { id: string; review: Own | null; mayWrite: boolean }

function Said({ id, review, mayWrite }: SaidProps) {
  const t = useWords()
  const titleId = useId()
  const [isEditing, setEditing] = useState(false)
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  useEffect(() => {
    if (location.hash === '#review') title.current?.focus()
  }, [title])
  if (!review && !mayWrite) return null
  const isWriting = mayWrite && (isEditing || !review)
  const close = () => {
    setEditing(false)
    focusTitle()
  }
  return (
    <Card as="section" id="review" aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1} className="text-md font-semibold">
        {t(review ? words.title : words.ask)}
      </h3>
      {isWriting ? (
        <ReviewForm id={id} review={review} onClose={close} />
      ) : (
        review && (
          <OwnReviewShown
            id={id}
            review={review}
            onEdit={mayWrite ? () => setEditing(true) : undefined}
            onRemoved={focusTitle}
          />
        )
      )}
    </Card>
  )
}
