import { AtSign } from 'lucide-react'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { longestMessage } from '#contract/messages.ts'
import { addSavedReply, changeSavedReply, namePlaceholder, type SavedReply } from '#contract/saved-replies.ts'
import { savedReplies } from '#copy/messages/saved-replies.ts'
import type { Bound } from '#web/lib/check-form.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { insertAtCaret } from './insert-at-caret.ts'

type SavedReplyFormProps = {
  reply: SavedReply | null
  /** The text to begin with. */
  content: string
  onClose: () => void
}

const changed = z.extend(changeSavedReply.body, changeSavedReply.params.shape)
type ReplyBound = Bound<
  typeof addSavedReply | typeof changeSavedReply,
  typeof addSavedReply.body | typeof changed
>
const words = savedReplies.form

export function SavedReplyForm({ reply, content, onClose }: SavedReplyFormProps) {
  const t = useWords()
  const box = useRef<HTMLTextAreaElement>(null)
  const form = useForm({
    bind: async (): Promise<ReplyBound> =>
      reply
        ? { route: changeSavedReply, schema: changed }
        : { route: addSavedReply, schema: addSavedReply.body },
    start: { id: reply?.id ?? '', title: reply?.title ?? '', content },
    onDone: () => {
      showToast({ tone: 'success', title: t(savedReplies.saved) })
      onClose()
    },
  })
  const { control, error, set } = form
  const insertName = () => {
    if (!box.current) return
    insertAtCaret(box.current, t(namePlaceholder), (text) => set('content', text))
    box.current.focus()
  }
  return (
    <FormDialog
      isOpen
      size="md"
      words={{
        title: reply ? words.editTitle : words.addTitle,
        confirm: words.save,
        busy: words.saving,
        keep: words.cancel,
      }}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-5 pt-1">
        <Field label={t(words.title)} help={t(words.titleHelp)} error={error('title')}>
          <TextInput {...control('title')} dir="auto" maxLength={80} autoComplete="off" />
        </Field>
        <div className="grid gap-2">
          <Field label={t(words.content)} error={error('content')}>
            <TextArea {...control('content')} ref={box} rows={6} maxLength={longestMessage} />
          </Field>
          <Button variant="quiet" size="sm" className="w-fit" onClick={insertName}>
            <Icon of={AtSign} small />
            {t(words.addName)}
          </Button>
        </div>
      </div>
    </FormDialog>
  )
}
