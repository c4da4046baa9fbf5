import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { portal } from '#copy/portal/frame.ts'
import { roles } from '#copy/portal/roles.ts'
import type { Word } from '#copy/word.ts'
import { refreshSession, retrySession, useSession } from '#web/app/session.ts'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { signInPath } from '#web/lib/redirect-to.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { decide } from './guard-decision.ts'
import { nobodyYet } from './nobody-yet.ts'
import { PageSpinner } from './page-spinner.tsx'
import { PortalFault } from './portal-fault.tsx'
import { takeOwnSwitch, useRoleSwitch } from './use-role-switch.ts'

type GuardProps = {
  role: Role
  /** Shown instead of an error while the server is unreachable. */
  kept?: ReactNode
  children: (session: Session) => ReactNode
}

/** Shows its children only to a session in this role. Nobody else sees them, not even for a moment. */
export function Guard({ role, kept, children }: GuardProps) {
  const t = useWords()
  const known = useSession()
  const [wasIn, setWasIn] = useState(false)
  const go = useGo()
  const signIn = useSignIn()
  const decision = decide(known, role, wasIn)
  const entrance = useEntrance(role, decision.to === 'switch')
  const { to } = decision
  if (to === 'show' && !wasIn) setWasIn(true)
  const home = to === 'leave' ? decision.home : undefined
  const back = to === 'sign_in' && decision.back

  const active = known.state === 'signed_in' ? known.session.activeRole : undefined

  useEffect(() => {
    if (to === 'sign_in') signIn(back)
    if (home) go(home, { replace: true })
  }, [to, home, back, go, signIn])

  useEffect(() => {
    if (home && wasIn && active && !takeOwnSwitch(active))
      showToast({ tone: 'success', title: t(roles.switched(t(roles.names[active]))) })
  }, [home, wasIn, active, t])

  if (import.meta.env.SSR) return children(nobodyYet(role))
  if (to === 'show') return children(decision.session)
  if (to === 'fail' && kept) return kept
  if (to === 'fail')
    return (
      <PortalFault
        heading={portal.unreachable.heading}
        text={portal.unreachable.text}
        onRetry={() => retrySession()}
      />
    )
  if (to === 'switch' && entrance.fault)
    return (
      <PortalFault
        heading={portal.switchFailed.heading}
        text={entrance.fault}
        onRetry={entrance.retry}
        {...(known.state === 'signed_in' && {
          back: { to: homeOf(known.session.activeRole), label: portal.switchFailed.back },
        })}
      />
    )
  return <PageSpinner />
}

/** Replaces this page by the sign-in page, which leads back here if `back` is set. */
function useSignIn() {
  const router = useRouter()
  const go = useGo()
  return useCallback(
    (back: boolean) => {
      const { pathname, searchStr, hash } = router.state.location
      const here = pathname + searchStr + (hash && `#${hash}`)
      return go(back ? signInPath(here) : '/login', { replace: true })
    },
    [router, go],
  )
}

/** Opening a portal of another role the person holds switches to that role for now; the default role stays. */
function useEntrance(role: Role, wanted: boolean) {
  const switchTo = useRoleSwitch()
  const [fault, setFault] = useState<Word | null>(null)
  const under = useRef(false)

  const enter = useCallback(async () => {
    if (under.current) return
    under.current = true
    setFault(null)
    try {
      await switchTo(role)
    } catch (refused) {
      setFault(wordsOfRefusal(refused))
      // The role may have been revoked meanwhile.
      refreshSession()
    }
    under.current = false
  }, [role, switchTo])

  useEffect(() => {
    if (wanted) enter()
  }, [wanted, enter])

  return { fault, retry: enter }
}
