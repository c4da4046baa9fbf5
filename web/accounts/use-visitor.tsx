import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import type { SessionState } from '#web/app/session-store.ts'
import { isHinted } from '#web/app/signed-in-hint.ts'

const SessionWatch = lazyPart(() => import('./session-watch.tsx'), 'SessionWatch', null)

type Visitor = { state: SessionState; watch: ReactNode; follow: () => void }

/**
 * The session on sign-in pages. Most visitors are signed out, so the session's code is loaded only if the hint says
 * that somebody is signed in, at the first touch, or on demand. `watch` must be rendered on the page.
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
