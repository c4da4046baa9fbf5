import { EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type ReviewOfOneself, replyToReview } from '#contract/reviews/reviews.ts'
import { myReviews as words } from '#copy/reviews/reviews.ts'
import { useChange } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { Link } from '#web/lib/link.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { cacheReply } from './cache.ts'
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

type ReplyFormProps = { review: ReviewOfOneself; onClose: () => void }

const schema = z.extend(replyToReview.body, replyToReview.params.shape)

function ReplyForm({ review, onClose }: ReplyFormProps) {
  const t = useWords()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const { form, busy, refused, control, error } = useForm({
    bind: async () => ({ route: replyToReview, schema }),
    start: { id: review.id, reply: review.reply ?? '' },
    onDone: (output) => {
      cacheReply(output.review)
      showToast({ tone: 'success', title: t(output.review.reply ? words.published : words.removed) })
      onClose()
    },
  })
  return (
    <form {...form} method="dialog" className="mt-4 max-w-prose">
      <Field label={t(words.label)} help={t(words.help)} error={error('reply')}>
        <TextArea {...control('reply')} ref={area} maxLength={1000} />
      </Field>
      <FaultLine>{refused}</FaultLine>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" busy={busy} busyText={t(words.saving)}>
          {t(words.publish)}
        </Button>
        <Button variant="secondary" size="sm" disabled={busy} onClick={onClose}>
          {t(words.cancel)}
        </Button>
      </div>
    </form>
  )
}
