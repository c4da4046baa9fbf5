import * as z from 'zod/mini'
import { cancelUpcoming } from '#contract/oversight/practices.ts'
import type { InputOf } from '#contract/route.ts'
import { upcoming } from '#copy/oversight/upcoming.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
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
  const words = upcoming.cancel
  const form = useForm({
    bind: async () => ({ route: cancelUpcoming, schema }),
    start: { id, which, reason: preparedForPatients },
    onDone: ({ cancelled }) => {
      onClose()
      showToast({ tone: 'success', title: t(words.done(cancelled)) })
      onDone()
    },
  })
  return (
    <FormDialog
      isOpen
      urgent
      danger
      size="md"
      words={{ title: words.title(count), confirm: words.button, busy: words.busy, keep: words.back }}
      form={form}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      <Field
        label={t(upcoming.told.label)}
        help={t(upcoming.told.help)}
        error={form.error('reason')}
        className="mt-5"
      >
        <TextArea {...form.control('reason')} rows={4} maxLength={500} className="[unicode-bidi:plaintext]" />
      </Field>
    </FormDialog>
  )
}
