import { removeService, type Service } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'
import { services } from '#copy/services.ts'
import { useChange } from '#web/app/query.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { cacheServices, withoutService } from './cache.ts'
import type { Wording } from './use-service-form.ts'

type DeleteServiceProps = {
  service: Service
  wording: Wording
  onClose: () => void
  /** Called when the row was removed with the pressed button. */
  onDeleted: () => void
}

export function DeleteService({ service, wording, onClose, onDeleted }: DeleteServiceProps) {
  const t = useWords()
  const name = textFor(useLanguage(), service.name, service.otherName)
  const words = services.remove
  const forget = () => {
    cacheServices(withoutService(service.id))
    showToast({ tone: 'success', title: t(services.done.removed[wording]) })
    onClose()
    onDeleted()
  }
  const change = useChange(removeService, {
    onDone: forget,
    // A service that was deleted elsewhere counts as deleted.
    onRefused: ({ code }) => code === 'not_found' && refreshReads(removeService, forget),
  })

  return (
    <AskDialog
      isOpen
      danger
      words={words}
      change={change}
      onConfirm={() => change.mutate({ id: service.id })}
      onClose={onClose}
    >
      <p>{t(words.text(name))}</p>
    </AskDialog>
  )
}
