import { useEffect, useRef } from 'react'

/** Shows a conversation beside the call if it is the one with the other side of the call; resolves to whether it is. */
type Show = (conversation: string) => Promise<boolean>

let running: Show | null = null

/** While a call fills the screen, links to its conversation open in the call's own panel instead of another page. */
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

/** False without a promise if no call is running. */
export const showInCall = (conversation: string): Promise<boolean> | false => running?.(conversation) ?? false
