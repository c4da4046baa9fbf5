import { useEffect, useRef } from 'react'

/** Shows a conversation beside the picture, where it is the one with whoever is in the call; says whether it is. */
type Show = (conversation: string) => Promise<boolean>

let running: Show | null = null

/** While a call fills the screen, its own panel may show what would otherwise be another page. */
export function useCallChat(show: Show) {
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    const mine: Show = (conversation) => latest.current(conversation)
    running = mine
    return () => {
      if (running === mine) running = null
    }
  }, [])
}

/** Where there is no call nothing is asked, and the answer is there at once. */
export const showInCall = (conversation: string): Promise<boolean> | false => running?.(conversation) ?? false
