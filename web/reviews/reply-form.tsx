import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { type ReviewOfOneself, replyToReview } from '#contract/reviews/reviews.ts'
import { myReviews as words } from '#copy/reviews/reviews.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { cacheReply } from './cache.ts'

type ReplyFormProps = { review: ReviewOfOneself; onClose: () => void }

const schema = z.extend(replyToReview.body, replyToReview.params.shape)

export function ReplyForm({ review, onClose }: ReplyFormProps) {
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
