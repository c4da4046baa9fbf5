import { useId } from 'react'
import * as z from 'zod/mini'
import { hideReview } from '#contract/reviews/reviews.ts'
import { moderation } from '#copy/reviews/moderation.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { moveModerated } from './cache.ts'

type HideReviewProps = { id: string; onClose: () => void; onHidden: () => void }

const schema = z.extend(hideReview.body, hideReview.params.shape)

/** Asks for the reason, and states the consequences. */
export function HideReview({ id, onClose, onHidden }: HideReviewProps) {
  const t = useWords()
  const formId = useId()
  const words = moderation.hide
  const { form, busy, refused, control, error } = useForm({
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
    <AskDialog
      isOpen
      danger
      size="md"
      words={{ title: words.title, confirm: words.button, busy: words.busy, keep: moderation.cancel }}
      form={{ id: formId, busy, refused }}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      <form {...form} id={formId} method="dialog" className="mt-5">
        <Field label={t(words.label)} help={t(words.help)} error={error('reason')}>
          <TextArea {...control('reason')} rows={4} maxLength={500} />
        </Field>
      </form>
    </AskDialog>
  )
}
