import * as z from 'zod/mini'
import { type Message, reportMessage, reportReasons } from '#contract/messages.ts'
import { conversationWords } from '#copy/messages/conversation.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = conversationWords.report

/** States who will see the message, and asks for the reason. */
export function ReportMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useWords()
  const form = useForm({
    bind: async () => ({
      route: reportMessage,
      schema: z.extend(reportMessage.body, reportMessage.params.shape),
    }),
    start: { id: message.id, reason: '', note: '' },
    along: ({ note }) => ({ note: String(note).trim() || undefined }),
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: t(words.done) })
    },
  })
  const { control, choice, error } = form
  return (
    <FormDialog
      isOpen
      urgent
      size="md"
      words={{ title: words.title, confirm: words.send, busy: words.busy, keep: words.cancel }}
      form={form}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      <div className="mt-5 flex flex-col gap-4">
        <RadioCards
          legend={t(words.reason)}
          columns={1}
          options={reportReasons.map((value) => ({ value, label: t(words.reasons[value]) }))}
          error={error('reason')}
          {...choice('reason')}
        />
        <Field label={t(words.note)} mark="optional" error={error('note')}>
          <TextArea {...control('note')} rows={3} maxLength={500} />
        </Field>
      </div>
    </FormDialog>
  )
}
