import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { controls } from '#copy/controls.ts'
import { useWords } from '#web/lib/words.ts'
import { readToasts, type Toast, watchToasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'
import { freePlace, visibleControls } from './toast-place.ts'

/** The current toasts, in a region that can be focused and that pauses their timers meanwhile. */
export function Toaster() {
  const t = useWords()
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts)
  const [held, setHeld] = useState(false)

  // A screen reader announces what is added to a live region, not its initial content.
  const [standing, setStanding] = useState(false)
  useEffect(() => setStanding(true), [])

  const region = useRef<HTMLElement>(null)
  useFreePlace(region, toasts)

  return createPortal(
    <section
      ref={region}
      aria-label={t(controls.notifications)}
      aria-live="polite"
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed start-0 top-0 z-50 flex w-96 max-w-[calc(100vw-2rem)] flex-col gap-2.5 pb-(--foot)"
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

/**
 * Moves the toasts to where they cover no button and no field, before they are painted and again once they or the page
 * have changed. They are translated, since a browser counts no translation as a shift of the page.
 */
function useFreePlace(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  useLayoutEffect(() => {
    const { current } = region
    if (!current || toasts.length === 0) return
    const place = () => {
      const { width, height } = current.getBoundingClientRect()
      const foot = Number.parseFloat(getComputedStyle(current).paddingBottom) || 0
      const { clientWidth, dir } = document.documentElement
      // Without the keyboard of a phone.
      const bottom = (window.visualViewport?.height ?? innerHeight) - foot
      const room = { left: 0, top: 0, right: clientWidth, bottom }
      const size = { width, height: height - foot }
      const isRightToLeft = dir === 'rtl'
      const found = freePlace(visibleControls(current), room, size, isRightToLeft)
      current.style.translate = `${isRightToLeft ? found.right - clientWidth : found.left}px ${found.top}px`
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(current)
    // Once a frame however much arrives, and with the page as it is laid out then.
    let frame = 0
    const content = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    content.observe(document.body, { childList: true, subtree: true })
    addEventListener('scrollend', place)
    addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      content.disconnect()
      cancelAnimationFrame(frame)
      removeEventListener('scrollend', place)
      removeEventListener('resize', place)
    }
  }, [region, toasts])
}
