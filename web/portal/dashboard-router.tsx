import { useEffect } from 'react'
import { portal } from '#copy/portal/frame.ts'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { loadSession, useSession } from '#web/lib/session.ts'
import { PageSpinner } from './page-spinner.tsx'
import { PortalFault } from './portal-fault.tsx'

/** `/dashboard`: to one's own home by the type one acts as, or to the sign-in page. */
export function DashboardRouter() {
  const known = useSession()
  const go = useGo()
  const to =
    known.state === 'signed_in'
      ? homeOf(known.session.activeRole)
      : known.state === 'signed_out'
        ? ('/login' as const)
        : null

  useEffect(() => {
    if (to) go(to, { replace: true })
  }, [to, go])

  if (known.state === 'unreachable')
    return (
      <PortalFault
        heading={portal.unreachable.heading}
        text={portal.unreachable.text}
        onRetry={() => loadSession()}
      />
    )
  return <PageSpinner />
}
