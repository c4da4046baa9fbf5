import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import type { SessionState } from '#web/app/session-store.ts'
import { isHinted } from '#web/app/signed-in-hint.ts'

const SessionWatch = lazyPart(() => import('./session-watch.tsx'), 'SessionWatch', null)

type Visitor = { state: SessionState; watch: ReactNode; follow: () => void }

/**
 * Who stands at the door. Most people come signed out: what it takes to follow a session is fetched where the hint says
 * that somebody is signed in, and else with the first touch, or when it is asked for. `watch` belongs somewhere on the page.
 */
export function useVisitor({ atOnce = false } = {}): Visitor {
  const [state, setState] = useState<SessionState>({ state: 'loading' })
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (atOnce || isHinted()) return setWanted(true)
    const touches = ['pointerdown', 'focusin'] as const
    const touched = () => setWanted(true)
    for (const touch of touches) addEventListener(touch, touched, { once: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, touched)
    }
  }, [atOnce])

  const watch = isWanted && <SessionWatch onState={setState} />
  return { state, watch, follow: () => setWanted(true) }
}
