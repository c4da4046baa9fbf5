import { useState } from 'react'

export type ShownCodes = ReturnType<typeof useShownCodes>

const none: readonly string[] = []

/** Recovery codes that are on the screen for the only time: nobody leaves before they say that they have them. */
export function useShownCodes() {
  const [codes, setCodes] = useState(none)
  const [areSaved, setSaved] = useState(false)
  const [timesHeld, setTimesHeld] = useState(0)

  return {
    codes,
    areShown: codes.length > 0,
    areSaved,
    /** How often somebody wanted to leave too early. */
    timesHeld,
    show: (fresh: readonly string[]) => {
      setSaved(false)
      setTimesHeld(0)
      setCodes(fresh)
    },
    say: setSaved,
    /** Whether one may go. */
    leave: (): boolean => {
      if (areSaved) setCodes(none)
      else setTimesHeld((times) => times + 1)
      return areSaved
    },
  }
}
