import { useEffect, useRef, useState } from 'react'

export type Step = 1 | 2 | 3

/** The step of a wizard. Moving to a step moves the focus to its beginning. */
export function useSteps(first: Step = 1) {
  const [place, setPlace] = useState<{ step: Step; moved: boolean }>({ step: first, moved: false })
  const top = useRef<HTMLDivElement>(null)

  // `place` is new at each move, even to the same step.
  useEffect(() => {
    if (place.moved) top.current?.focus()
  }, [place])

  return {
    step: place.step,
    /** Ref for the element that contains the step. */
    top,
    moveTo: (next: Step) => setPlace({ step: next, moved: true }),
    /** Shows the step of a field that is about to be focused. */
    showStep: (next: Step) => setPlace({ step: next, moved: false }),
  }
}
