import { useState } from 'react'
import {
  endPlan,
  listWrittenPlans,
  publishPlan,
  removePlan,
  type WrittenPlan,
} from '#contract/plans/written.ts'
import { editorWords, publishWords as words } from '#copy/plans/editor.ts'
import { useGo } from '#web/lib/go.ts'
import { useChange } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'

type PublishDialogProps = {
  plan: WrittenPlan
  what: 'publish' | 'end' | 'remove'
  /** In all of the plan. */
  warnings: number
  flush: () => Promise<boolean>
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** Given to the patient only once all of it is saved. */
export function PublishDialog({ plan, what, warnings, flush, onDone, onClose }: PublishDialogProps) {
  const t = useWords()
  const go = useGo()
  const { id } = plan
  const [isSaving, setSaving] = useState(false)
  const stale = [listWrittenPlans]
  const after = (title: typeof words.done) => async () => {
    showToast({ tone: 'success', title: t(title) })
    onClose()
    await onDone()
  }
  const publishing = useChange(publishPlan, { stale, onDone: after(words.done) })
  const ending = useChange(endPlan, { stale, onDone: after(words.ended) })
  const removing = useChange(removePlan, {
    stale,
    onDone: () => {
      showToast({ tone: 'success', title: t(words.removed) })
      onClose()
      return go('/dietitian/nutrition-plans')
    },
  })
  const change = { publish: publishing, end: ending, remove: removing }[what]
  const confirm = async () => {
    setSaving(true)
    const isKept = what !== 'publish' || (await flush())
    setSaving(false)
    if (isKept) change.mutate({ id })
    else onClose()
  }
  const said = {
    publish: { title: words.title, confirm: words.button, busy: words.busy, text: words.text },
    end: { title: words.endTitle, confirm: words.end, text: words.endText },
    remove: { title: words.removeTitle, confirm: words.remove, text: words.removeText },
  }[what]
  return (
    <AskDialog
      isOpen
      words={{ ...said, keep: editorWords.cancel }}
      danger={what === 'remove'}
      change={{ ...change, isPending: isSaving || change.isPending }}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(said.text)}
      {what === 'publish' && warnings > 0 && (
        <strong className="mt-2 block text-danger-ink">{t(words.withWarnings(warnings))}</strong>
      )}
    </AskDialog>
  )
}
