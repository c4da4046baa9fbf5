import { useState } from 'react'
import { savePlanTemplate } from '#contract/plans/templates.ts'
import { editorWords } from '#copy/plans/editor.ts'
import { templateWords as words } from '#copy/plans/list.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

type TemplateDialogProps = { plan: string; title: string; flush: () => Promise<boolean>; onClose: () => void }

/** Saves the current days and foods as a named template. */
export function TemplateDialog({ plan, title, flush, onClose }: TemplateDialogProps) {
  const t = useWords()
  const [name, setName] = useState(title)
  const [isSaving, setSaving] = useState(false)
  const change = useChange(savePlanTemplate, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.saved) })
      onClose()
    },
  })
  const keep = async () => {
    setSaving(true)
    const isKept = await flush()
    setSaving(false)
    if (isKept) change.mutate({ plan, name })
    else onClose()
  }
  return (
    <AskDialog
      isOpen
      words={{ title: words.save, confirm: editorWords.keep, keep: editorWords.cancel }}
      change={{ ...change, isPending: isSaving || change.isPending }}
      onConfirm={keep}
      onClose={onClose}
    >
      <Field label={t(words.name)} help={t(words.saveText)} className="text-ink">
        <TextInput
          dir="auto"
          className="aligned-with-page"
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </AskDialog>
  )
}
