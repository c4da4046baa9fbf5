import * as z from 'zod/mini'
import { type OwnReview, saveReview } from '#contract/reviews/reviews.ts'
import { reviews, ownReview as words } from '#copy/reviews/reviews.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { cacheOwnReview } from './cache.ts'

type ReviewFormProps = { id: string; review: OwnReview | null; onClose: () => void }

const schema = z.extend(saveReview.body, saveReview.params.shape)

export function ReviewForm({ id, review, onClose }: ReviewFormProps) {
  const t = useWords()
  const { form, busy, refused, control, choice, checkbox, error } = useForm({
    bind: async () => ({ route: saveReview, schema }),
    start: {
      id,
      rating: String(review?.rating ?? ''),
      content: review?.content ?? '',
      isPublic: review?.isPublic ?? false,
    },
    along: ({ rating }) => ({ rating: Number(rating) }),
    onDone: (output) => {
      cacheOwnReview(id, output.review)
      showToast({
        tone: 'success',
        title: t(output.review.hiddenBecause === null ? words.saved : words.savedHidden),
      })
      onClose()
    },
  })
  return (
    <form {...form} method="dialog" className="mt-1 flex max-w-prose flex-col gap-4">
      <p className="text-sm text-ink-soft">{t(words.askText)}</p>
      <StarChoice
        {...choice('rating')}
        legend={t(words.rating)}
        labels={[1, 2, 3, 4, 5].map((stars) => t(reviews.stars(stars)))}
        error={error('rating')}
      />
      <Field label={t(words.content)} help={t(words.guidance)} error={error('content')} mark="optional">
        <TextArea {...control('content')} maxLength={1000} />
      </Field>
      <Checkbox {...checkbox('isPublic')} help={t(words.isPublic.help)}>
        {t(words.isPublic.label)}
      </Checkbox>
      <FaultLine>{refused}</FaultLine>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy} busyText={t(words.saving)}>
          {t(review ? words.save : words.send)}
        </Button>
        {review && (
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t(words.cancel)}
          </Button>
        )}
      </div>
    </form>
  )
}
