import type { Food } from '#contract/foods/food.ts'
import { removeFood } from '#contract/foods/own.ts'
import { textFor } from '#contract/text-language.ts'
import { removeFoodWords as words } from '#copy/foods/screen.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'

type RemoveFoodProps = {
  food: Food
  onClose: () => void
  /** Called when the row was removed with the pressed button. */
  onRemoved: () => void
}

export function RemoveFood({ food: { id, names }, onClose, onRemoved }: RemoveFoodProps) {
  const t = useWords()
  const name = textFor(useLanguage(), names.en ?? names.ar ?? '', names.ar)
  const change = useChange(removeFood, {
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
      onConfirm={() => change.mutate({ id })}
      onClose={onClose}
    >
      <p>{t(words.text(name))}</p>
    </AskDialog>
  )
}
