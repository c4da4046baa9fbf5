import { useId } from 'react'
import * as z from 'zod/mini'
import { type Message, reportMessage, reportReasons } from '#contract/messages.ts'
import { conversationWords } from '#copy/messages/conversation.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = conversationWords.report

/** States who will see the message, and asks for the reason. */
export function ReportMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useWords()
  const formId = useId()
  const { form, busy, refused, control, choice, error } = useForm({
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
  return (
    <AskDialog
      isOpen
      size="md"
      words={{ title: words.title, confirm: words.send, busy: words.busy, keep: words.cancel }}
      form={{ id: formId, busy, refused }}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      <form {...form} id={formId} method="dialog" className="mt-5 flex flex-col gap-4">
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
      </form>
    </AskDialog>
  )
}
