import { type MouseEvent, useEffect, useRef } from 'react'

/** Longer than the second press of a double one takes to follow. */
const aMoment = 800

let comesNext = false

/** A decision opens the next application by itself. */
export function expectNext() {
  comesNext = true
}

/** For `onClickCapture`: a press that was meant for the application before does nothing to the one that took its place. */
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
