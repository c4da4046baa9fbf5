import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { type ReviewOfOneself, replyToReview } from '#contract/reviews/reviews.ts'
import { myReviews as words } from '#copy/reviews/reviews.ts'
import { useChange } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { cacheReply } from './cache.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReviewParts } from './review-parts.tsx'

/** One review with its reply, and a link to its appointment. */
export function MyReview({ review }: { review: ReviewOfOneself }) {
  const t = useWords()
  const [isWriting, setWriting] = useState(false)
  const [button, focusButton] = useFocusAfter<HTMLButtonElement>()
  const removal = useChange(replyToReview, {
    onDone: (output) => {
      cacheReply(output.review)
      showToast({ tone: 'success', title: t(words.removed) })
      focusButton()
    },
    onRefused: (fault) => showFault(t, words.failed, fault),
  })
  const close = () => {
    setWriting(false)
    focusButton()
  }
  return (
    <>
      <ReviewParts
        review={review}
        beside={
          review.isHidden && (
            <Badge tone="cancelled" icon={EyeOff}>
              {t(words.hidden)}
            </Badge>
          )
        }
        about={review.isHidden && <p className="mt-1 text-sm text-ink-soft">{t(words.hiddenText)}</p>}
      />
      {isWriting ? (
        <ReplyForm review={review} onClose={close} />
      ) : (
        <div className="mt-3 -mb-1 flex flex-wrap gap-x-2.5 gap-y-2">
          <Button ref={button} variant="secondary" size="sm" onClick={() => setWriting(true)}>
            {t(review.reply ? words.editReply : words.reply)}
          </Button>
          {review.reply && (
            <Button
              variant="quiet"
              size="sm"
              busy={removal.isPending}
              busyText={t(words.removing)}
              onClick={() => removal.mutate({ id: review.id, reply: '' })}
            >
              {t(words.removeReply)}
            </Button>
          )}
          <Link to={`/dietitian/appointments/${review.appointmentId}`} className={buttonClass('quiet', 'sm')}>
            {t(words.appointment)}
          </Link>
        </div>
      )}
    </>
  )
}
