import { useEffect, useRef, useState } from 'react'

export type Step = 1 | 2 | 3

/** Where a wizard stands. Whoever moves it by hand is put at the beginning of the step. */
export function useSteps(first: Step = 1) {
  const [place, setPlace] = useState<{ step: Step; moved: boolean }>({ step: first, moved: false })
  const top = useRef<HTMLDivElement>(null)

  // Each move, also to the step it comes from.
  useEffect(() => {
    if (place.moved) top.current?.focus()
  }, [place])

  return {
    step: place.step,
    /** For the element that holds the step. */
    top,
    moveTo: (next: Step) => setPlace({ step: next, moved: true }),
    /** Shows the step of a field that is about to get the focus. */
    showStep: (next: Step) => setPlace({ step: next, moved: false }),
  }
}
