import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { orderServices, type Service } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'
import { writeNumber } from '#copy/dates.ts'
import { services as words } from '#copy/services.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { cacheServices } from './cache.ts'

type OrderServicesProps = { services: readonly Service[]; onClose: () => void }

/** Sets the order in which patients see the services: buttons move each by one place. */
export function OrderServices({ services, onClose }: OrderServicesProps) {
  const t = useWords()
  const language = useLanguage()
  const { order, form } = words
  const [wanted, setWanted] = useState(services)
  const [moved, setMoved] = useState<{ id: string; by: 1 | -1 } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { mutate, isPending } = useChange(orderServices, {
    onDone: ({ services: saved }) => {
      cacheServices(() => saved)
      showToast({ tone: 'success', title: t(order.done) })
      onClose()
    },
    onRefused: (reason) => showFault(t, order.failed, reason),
  })

  // The focused button has moved with its row.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.id} ${moved.by}"]`)?.focus()
  }, [moved])

  const move = (id: string, by: 1 | -1) => {
    const at = wanted.findIndex((each) => each.id === id)
    const other = wanted[at + by]
    const one = wanted[at]
    if (!one || !other) return
    setWanted(wanted.with(at, other).with(at + by, one))
    setMoved({ id, by })
  }
  const nameOf = ({ name, otherName }: Service) => textFor(language, name, otherName)
  const shown = wanted.find(({ id }) => id === moved?.id)
  const place = (at: number) => writeNumber(language, at)

  return (
    <ActionDialog
      isOpen
      size="md"
      words={{ title: order.title, confirm: order.save, busy: form.saving, keep: form.cancel }}
      button={{ onClick: () => mutate({ ids: wanted.map(({ id }) => id) }) }}
      busy={isPending}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">{t(order.text)}</p>
      <ul ref={list} className="mt-4 divide-y divide-line rounded-control border border-line">
        {wanted.map((service, at) => (
          <li key={service.id} className="flex items-center gap-2 py-1 ps-4 pe-1.5">
            <span className="min-w-0 flex-1 text-sm">
              <UserText text={service.name} other={service.otherName} className="font-medium text-ink" />
              {service.isInitial && <span className="block text-xs text-ink-soft">{t(form.initial)}</span>}
            </span>
            {([-1, 1] as const).map((by) => (
              <IconButton
                key={by}
                data-move={`${service.id} ${by}`}
                label={t((by < 0 ? order.up : order.down)(nameOf(service)))}
                icon={by < 0 ? ArrowUp : ArrowDown}
                aria-disabled={!wanted[at + by]}
                className="aria-disabled:opacity-40"
                onClick={() => move(service.id, by)}
              />
            ))}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {shown && t(order.moved(nameOf(shown), place(wanted.indexOf(shown) + 1), place(wanted.length)))}
      </p>
    </ActionDialog>
  )
}
