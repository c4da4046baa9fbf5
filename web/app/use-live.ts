import { useEffect, useEffectEvent } from 'react'
import { type LiveSubject, liveSubjects, type Subject } from '#contract/subjects.ts'
import { onChange } from './socket.ts'

/** Milliseconds in which changes are collected, since one action often causes several. */
const together = 150

/** Calls `readAnew` when the server announces a change of these subjects; in a hidden tab once it is visible again. */
export function useLive(subjects: readonly Subject[], readAnew: () => void) {
  const act = useEffectEvent(readAnew)
  const names = subjects.filter(isLive).join(' ')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMissed = false
    const read = () => {
      timer = undefined
      isMissed = document.visibilityState === 'hidden'
      if (!isMissed) act()
    }
    const hear = () => {
      timer ??= setTimeout(read, together)
    }
    const look = () => {
      if (isMissed) read()
    }
    const ends = (names.split(' ').filter(Boolean) as LiveSubject[]).map((topic) => onChange(topic, hear))
    if (ends.length > 0) document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      for (const end of ends) end()
    }
  }, [names])
}

const isLive = (subject: Subject) => liveSubjects.some((live) => live === subject)
