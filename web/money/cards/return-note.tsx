import { CircleAlert, Clock } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { concludeAddition } from '#contract/money/cards.ts'
import { paymentMethods as words } from '#copy/money/cards.ts'
import { useChange } from '#web/app/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { readSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast.ts'

type ReturnNoteProps = { isWaiting: boolean }

/**
 * The outcome of adding a card, after the return from the gateway. The server asks the gateway, because the address
 * proves nothing.
 */
export function ReturnNote({ isWaiting }: ReturnNoteProps) {
  const t = useWords()
  const [came, setCame] = useState(false)
  const hasBegun = useRef(false)
  const { mutate, isPending, error } = useChange(concludeAddition, {
    onDone: ({ outcome }) => {
      if (outcome === 'added') showToast({ tone: 'success', title: t(words.back.added) })
      if (outcome === 'not_added') setCame(true)
    },
  })

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const state = readSearchParam('state')
    if (readSearchParam('back')) setCame(true)
    if (!window.location.search) return
    // The query has been used, so it is removed from the address.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    if (state) mutate({ state })
  }, [mutate])

  if (isPending)
    return (
      <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
        <Spinner />
        {t(words.back.checking)}
      </p>
    )
  if (error)
    return (
      <Note of={CircleAlert}>
        <p className="font-medium">{t(words.back.notChecked)}</p>
        <p>{t(wordsOfRefusal(error))}</p>
      </Note>
    )
  return (
    <>
      {came && (
        <Note of={CircleAlert}>
          <p className="font-medium">{t(words.back.notAdded)}</p>
          <p>{t(words.back.what)}</p>
        </Note>
      )}
      {isWaiting && <Note of={Clock}>{t(words.back.waiting)}</Note>}
    </>
  )
}

const Note = ({ of, children }: { of: IconShape; children: ReactNode }) => (
  <div role="status" className="flex gap-3 rounded-card bg-accent-tint p-4 text-sm text-ink">
    <span className="flex h-[1lh] items-center text-accent-ink">
      <Icon of={of} />
    </span>
    <div className="min-w-0">{children}</div>
  </div>
)
