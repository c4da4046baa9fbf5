import { type ReactNode, useEffect, useRef } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { portal } from '#copy/portal/frame.ts'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { loadSession, useSession } from '#web/lib/session.ts'
import { decide } from './guard-decision.ts'
import { PageSpinner } from './page-spinner.tsx'
import { PortalFault } from './portal-fault.tsx'
import { useEntrance } from './use-entrance.ts'
import { useSignIn } from './use-sign-in.ts'

type GuardProps = { role: Role; children: (session: Session) => ReactNode }

/** Lets in who acts in this role. Nobody else sees what is inside, not even for a moment. */
export function Guard({ role, children }: GuardProps) {
  const known = useSession()
  const wasIn = useRef(false)
  const go = useGo()
  const signIn = useSignIn()
  const decision = decide(known, role, wasIn.current)
  const entrance = useEntrance(role, decision.to === 'switch')
  const { to } = decision
  const home = to === 'leave' ? decision.home : undefined
  const back = to === 'sign_in' && decision.back

  useEffect(() => {
    if (to === 'show') wasIn.current = true
    if (to === 'sign_in') signIn(back)
    if (home) go(home, { replace: true })
  }, [to, home, back, go, signIn])

  if (to === 'show') return children(decision.session)
  if (to === 'fail')
    return (
      <PortalFault
        heading={portal.unreachable.heading}
        text={portal.unreachable.text}
        onRetry={() => loadSession()}
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
