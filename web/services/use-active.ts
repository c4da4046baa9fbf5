import { type Service, saveService } from '#contract/services.ts'
import { services } from '#copy/services.ts'
import { useChange } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { keepServices, withService } from './cache.ts'
import { formOf } from './service-form.ts'

/** Shows at once what the server will hardly refuse, and takes it back if it does. */
export function useActive(service: Service) {
  const t = useWords()
  const { row, done } = services
  const { mutate, isPending } = useChange(saveService, {
    onDone: ({ service: saved }) => {
      keepServices(withService(saved))
      showToast({
        tone: 'success',
        title: t(done.updated),
        description: t(saved.isActive ? row.open : row.closed),
      })
    },
    onRefused: (reason, { isActive }) => {
      keepServices(withService({ ...service, isActive: !isActive }))
      showToast({ tone: 'error', title: t(row.failed), description: t(wordsOfRefusal(reason)) })
    },
  })

  return (isActive: boolean) => {
    if (isPending) return
    const wanted = { ...service, isActive }
    keepServices(withService(wanted))
    mutate(formOf(wanted))
  }
}
