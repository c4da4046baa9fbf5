import { useEffect, useRef, useState } from 'react'
import { onChange, onFrame, sendFrame } from '#web/app/socket.ts'

/** Whether the other side was writing within the last seconds. */
export function useIsTyping(conversation: string): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      setTyping(false)
    }
    const stopHearing = onFrame('typing', (frame) => {
      if (frame.conversation !== conversation) return
      clearTimeout(timer)
      setTyping(true)
      timer = setTimeout(stop, stands)
    })
    // The message that was being written has arrived.
    const stopWaiting = onChange('messages', (change) => {
      if (change?.conversation === conversation) stop()
    })
    return () => {
      stopHearing()
      stopWaiting()
      stop()
    }
  }, [conversation])
  return isTyping
}

/** Notifies the other side, at most every few seconds while the reader is writing. */
export function useSendTyping(conversation: string): () => void {
  const last = useRef(0)
  return () => {
    const now = Date.now()
    if (now - last.current < pause) return
    last.current = now
    sendFrame({ type: 'typing', conversation })
  }
}

const stands = 5_000
const pause = 3_000
