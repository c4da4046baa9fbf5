import { useId } from 'react'
import * as z from 'zod/mini'
import { cancelUpcoming } from '#contract/oversight/practices.ts'
import type { InputOf } from '#contract/route.ts'
import { upcoming } from '#copy/oversight/upcoming.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { preparedForPatients } from './use-reason-form.ts'

export type WhichUpcoming = InputOf<typeof cancelUpcoming>['which']

type CancelUpcomingProps = {
  id: string
  which: WhichUpcoming
  count: number
  onClose: () => void
  onDone: () => void
}

const schema = z.extend(cancelUpcoming.body, cancelUpcoming.params.shape)

export function CancelUpcoming({ id, which, count, onClose, onDone }: CancelUpcomingProps) {
  const t = useWords()
  const formId = useId()
  const words = upcoming.cancel
  const { form, busy, refused, control, error } = useForm({
    bind: async () => ({ route: cancelUpcoming, schema }),
    start: { id, which, reason: preparedForPatients },
    onDone: ({ cancelled }) => {
      onClose()
      showToast({ tone: 'success', title: t(words.done(cancelled)) })
      onDone()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      size="md"
      words={{ title: words.title(count), confirm: words.button, busy: words.busy, keep: words.back }}
      form={{ id: formId, busy, refused }}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      <form {...form} id={formId} method="dialog" className="mt-5">
        <Field label={t(upcoming.told.label)} help={t(upcoming.told.help)} error={error('reason')}>
          <TextArea {...control('reason')} rows={4} maxLength={500} className="[unicode-bidi:plaintext]" />
        </Field>
      </form>
    </AskDialog>
  )
}
