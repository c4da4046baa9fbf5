import * as z from 'zod/mini'
import { listRecordOpenings, openRecord, openRecordForm } from '#contract/health/opening.ts'
import { recordOpening } from '#copy/health/opening.ts'
import { queryClient } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const words = recordOpening.dialog

type OpenRecordDialogProps = {
  person: string
  onClose: () => void
}

/** Asks for the reason that the law requires, and states the consequences. */
export function OpenRecordDialog({ person, onClose }: OpenRecordDialogProps) {
  const t = useWords()
  const form = useForm({
    bind: async () => ({ route: openRecord, schema: z.extend(openRecordForm, openRecord.params.shape) }),
    start: { id: person, reason: '' },
    onDone: (output) => {
      queryClient.setQueryData([listRecordOpenings.path, { id: person }], output)
      onClose()
    },
  })
  return (
    <FormDialog isOpen urgent danger size="md" words={words} form={form} onClose={onClose}>
      <p>{t(words.text)}</p>
      <Field label={t(words.reason)} help={t(words.reasonHelp)} error={form.error('reason')} className="mt-5">
        <TextArea {...form.control('reason')} rows={4} maxLength={2_000} />
      </Field>
    </FormDialog>
  )
}
