import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Content = {
  first: number | undefined
  last: number
  /** The last one that is on its way. */
  ownWaiting: string | undefined
  /** Up to where everything was read before; there the unread begin, and with them reading. */
  readAtFirst: number | null
}

/** Stays at the newest message while that is in sight, and where it is while older ones come in above or newer ones below. */
export function useScrolled(scroller: RefObject<HTMLDivElement | null>, content: Content) {
  const { first, last, ownWaiting, readAtFirst } = content
  const hasDivider = readAtFirst !== null
  const [isAtEnd, setAtEnd] = useState(true)
  /** The last message that was in sight. */
  const [seen, setSeen] = useState(readAtFirst ?? last)
  const before = useRef({ first, ownWaiting, fromEnd: 0, isAtEnd: true, isNew: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever has come or gone may have moved the rest
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
    // The keyboard of a phone, a picture that has come, somebody who is writing.
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
      // What is still to be drawn is followed, too.
      before.current.isAtEnd = true
      box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })
      // The button that led here goes.
      ;[...box.querySelectorAll<HTMLElement>('[data-sequence]')].at(-1)?.focus({ preventScroll: true })
    },
  }
}

const positionOf = (box: HTMLElement) => {
  const fromEnd = box.scrollHeight - box.scrollTop
  return { fromEnd, isAtEnd: fromEnd - box.clientHeight < nearEnough }
}

/** Pixels. */
const nearEnough = 48
