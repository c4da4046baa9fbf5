import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Content = {
  first: number | undefined
  last: number
  /** The last message that is being sent. */
  ownWaiting: string | undefined
  /** The last message read before; the divider of unread messages is after it, and reading starts there. */
  readAtFirst: number | null
}

/**
 * Stays at the newest message while it is visible; otherwise keeps its place while older messages are added above or
 * newer ones below.
 */
export function useScrolled(scroller: RefObject<HTMLDivElement | null>, content: Content) {
  const { first, last, ownWaiting, readAtFirst } = content
  const hasDivider = readAtFirst !== null
  const [isAtEnd, setAtEnd] = useState(true)
  /** The last message that was visible. */
  const [seen, setSeen] = useState(readAtFirst ?? last)
  const before = useRef({ first, ownWaiting, fromEnd: 0, isAtEnd: true, isNew: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the content may move the rest
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const known = before.current
    const divider = known.isNew && hasDivider ? box.querySelector<HTMLElement>('[data-unread]') : null
    if (divider) box.scrollTop = divider.offsetTop - box.offsetTop - box.clientHeight / 4
    else if (known.isNew || known.isAtEnd || ownWaiting !== known.ownWaiting) box.scrollTop = box.scrollHeight
    else if (first !== known.first) box.scrollTop = box.scrollHeight - known.fromEnd
    before.current = { ...positionOf(box), first, ownWaiting, isNew: false }
    setAtEnd(before.current.isAtEnd)
  }, [first, last, ownWaiting, hasDivider, scroller])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      before.current = { ...before.current, ...positionOf(box) }
      setAtEnd(before.current.isAtEnd)
    }
    const stay = () => {
      if (before.current.isAtEnd) box.scrollTop = box.scrollHeight
      look()
    }
    box.addEventListener('scroll', look, { passive: true })
    // The height changes by a phone's keyboard, a loaded picture or the typing dots.
    const sizes = new ResizeObserver(stay)
    for (const each of [box, ...box.children]) sizes.observe(each)
    return () => {
      box.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [scroller])

  if (isAtEnd && seen !== last) setSeen(last)

  return {
    isAtEnd,
    seen,
    toEnd: () => {
      const box = scroller.current
      if (!box) return
      // Content that is rendered later is followed too.
      before.current.isAtEnd = true
      box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })
      // The pressed button disappears.
      ;[...box.querySelectorAll<HTMLElement>('[data-sequence]')].at(-1)?.focus({ preventScroll: true })
    },
  }
}

const positionOf = (box: HTMLElement) => {
  const fromEnd = box.scrollHeight - box.scrollTop
  return { fromEnd, isAtEnd: fromEnd - box.clientHeight < nearEnough }
}

/** In pixels. */
const nearEnough = 48
