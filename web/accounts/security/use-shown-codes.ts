import { useState } from 'react'

export type ShownCodes = ReturnType<typeof useShownCodes>

const none: readonly string[] = []

/** Recovery codes are shown only once, so the reader must confirm having saved them before leaving. */
export function useShownCodes() {
  const [codes, setCodes] = useState(none)
  const [areSaved, setSaved] = useState(false)
  const [timesHeld, setTimesHeld] = useState(0)

  return {
    codes,
    areShown: codes.length > 0,
    areSaved,
    /** How often the reader tried to leave without confirming. */
    timesHeld,
    show: (fresh: readonly string[]) => {
      setSaved(false)
      setTimesHeld(0)
      setCodes(fresh)
    },
    say: setSaved,
    /** Returns whether the reader may leave. */
    leave: (): boolean => {
      if (areSaved) setCodes(none)
      else setTimesHeld((times) => times + 1)
      return areSaved
    },
  }
}
