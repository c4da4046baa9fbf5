import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { controls } from '#copy/controls.ts'
import { useWords } from '#web/lib/words.ts'
import { readToasts, watchToasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

/** The current toasts, in a region that can be focused and that pauses their timers meanwhile. */
export function Toaster() {
  const t = useWords()
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts)
  const [held, setHeld] = useState(false)

  // A screen reader announces what is added to a live region, not its initial content.
  const [standing, setStanding] = useState(false)
  useEffect(() => setStanding(true), [])

  return createPortal(
    <section
      aria-label={t(controls.notifications)}
      aria-live="polite"
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-2.5 p-4 sm:items-end sm:p-6 [&]:pb-[calc(var(--foot)+1.5rem)] [[data-has-save-bar]_&]:pb-[calc(var(--foot)+9rem)] [[data-has-composer]_&]:top-0 [[data-has-composer]_&]:bottom-auto [[data-has-composer]_&]:pt-20 lg:[[data-has-composer]_&]:pt-38 max-sm:[[data-has-sheet]_&]:top-0 max-sm:[[data-has-sheet]_&]:bottom-auto max-sm:[[data-has-sheet]_&]:pt-4"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {standing && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} held={held} />)}
    </section>,
    document.body,
  )
}
