import { type Exception, removeException } from '#contract/availability.ts'
import { specialDateRemoval as words } from '#copy/availability/special-date-removal.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useDateWords } from './special-date-words.ts'

type RemoveSpecialDateProps = {
  date: Exception
  onClose: () => void
  /** Called when the row was removed with the pressed button. */
  onRemoved: () => void
}

export function RemoveSpecialDate({ date, onClose, onRemoved }: RemoveSpecialDateProps) {
  const t = useWords()
  const { name, days } = useDateWords()(date)
  const change = useChange(removeException, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.done) })
      onClose()
      onRemoved()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      words={words}
      change={change}
      onConfirm={() => change.mutate({ id: date.id })}
      onClose={onClose}
    >
      <p>{t(words.text(name, days))}</p>
    </AskDialog>
  )
}
