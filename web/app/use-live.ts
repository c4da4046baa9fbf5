import { useEffect, useRef } from 'react'
import type { Topic } from '#contract/realtime.ts'
import { onChange } from './socket.ts'

/** Milliseconds in which changes are collected, since one action often causes several. */
const together = 150

/** Calls `readAnew` when something of these topics has changed; in a hidden tab once it is visible again. */
export function useLive(topics: readonly Topic[], readAnew: () => void) {
  const latest = useRef(readAnew)
  latest.current = readAnew
  const names = topics.join(' ')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMissed = false
    const read = () => {
      timer = undefined
      isMissed = document.visibilityState === 'hidden'
      if (!isMissed) latest.current()
    }
    const hear = () => {
      timer ??= setTimeout(read, together)
    }
    const look = () => {
      if (isMissed) read()
    }
    const ends = (names.split(' ').filter(Boolean) as Topic[]).map((topic) => onChange(topic, hear))
    if (ends.length > 0) document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      for (const end of ends) end()
    }
  }, [names])
}
