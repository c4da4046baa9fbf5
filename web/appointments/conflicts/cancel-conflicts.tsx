import * as z from 'zod/mini'
import { type Conflict, cancelConflicts } from '#contract/appointments/conflicts.ts'
import { conflicts as words } from '#copy/appointments/conflicts.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { cacheConflicts } from './cache.ts'

/** Why confirmed appointments no longer fit. */
export type Unfit = Exclude<Conflict['because'], 'wish'>

type CancelConflictsProps = {
  because: Unfit
  ids: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** The list of ids is not a field of the form. */
const schema = z.extend(z.pick(cancelConflicts.body, { reason: true }), { ids: z.any() })

/** States the consequences, and asks for the reason that the patients will read. */
export function CancelConflicts({ because, ids, onClose, onDone }: CancelConflictsProps) {
  const t = useWords()
  const prepared = words.groups[because].reason
  const form = useForm({
    bind: async () => ({ route: cancelConflicts, schema }),
    start: { ids: '', reason: `${prepared.inEnglish}\n${prepared.inArabic}` },
    along: () => ({ ids }),
    onDone: (output) => {
      onClose()
      cacheConflicts(output)
      showToast({ tone: 'success', title: t(words.cancelled(ids.length)) })
      onDone()
    },
  })
  return (
    <FormDialog
      isOpen
      urgent
      danger
      size="md"
      words={{
        title: words.cancelTitle(ids.length),
        confirm: words.confirm,
        busy: words.cancelling,
        keep: words.back,
      }}
      form={form}
      onClose={onClose}
    >
      <p>{t(words.cancelText)}</p>
      <Field label={t(words.reason)} help={t(words.reasonHelp)} error={form.error('reason')} className="mt-5">
        <TextArea {...form.control('reason')} rows={5} maxLength={500} className="[unicode-bidi:plaintext]" />
      </Field>
    </FormDialog>
  )
}
