import { type MouseEvent, useEffect, useRef } from 'react'

/** Milliseconds, longer than the second press of a double-click takes. */
const aMoment = 800

let comesNext = false

/** Called by a decision, which opens the next application. */
export function expectNext() {
  comesNext = true
}

/** For `onClickCapture`: ignores a press that was meant for the previous application. */
export function useFirstMoment() {
  const shownAt = useRef<number | null>(null)
  useEffect(() => {
    if (!comesNext) return
    comesNext = false
    shownAt.current = performance.now()
  }, [])
  return (event: MouseEvent) => {
    if (shownAt.current === null || performance.now() - shownAt.current > aMoment) return
    event.preventDefault()
    event.stopPropagation()
  }
}
