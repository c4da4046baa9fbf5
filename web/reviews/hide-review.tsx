import * as z from 'zod/mini'
import { hideReview } from '#contract/reviews/reviews.ts'
import { moderation } from '#copy/reviews/moderation.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { moveModerated } from './cache.ts'

type HideReviewProps = { id: string; onClose: () => void; onHidden: () => void }

const schema = z.extend(hideReview.body, hideReview.params.shape)

/** Asks for the reason, and states the consequences. */
export function HideReview({ id, onClose, onHidden }: HideReviewProps) {
  const t = useWords()
  const words = moderation.hide
  const form = useForm({
    bind: async () => ({ route: hideReview, schema }),
    start: { id, reason: '' },
    onDone: () => {
      onClose()
      moveModerated(id)
      showToast({ tone: 'success', title: t(words.done) })
      onHidden()
    },
  })
  return (
    <FormDialog
      isOpen
      urgent
      danger
      size="md"
      words={{ title: words.title, confirm: words.button, busy: words.busy, keep: moderation.cancel }}
      form={form}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      <Field label={t(words.label)} help={t(words.help)} error={form.error('reason')} className="mt-5">
        <TextArea {...form.control('reason')} rows={4} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
