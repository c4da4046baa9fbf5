import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { portal } from '#copy/portal/frame.ts'
import type { Address } from '#web/app/address.ts'
import { retrySession, useSession } from '#web/app/session.ts'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { signInPath } from '#web/lib/redirect-to.ts'
import { PageSpinner } from './page-spinner.tsx'
import { PortalFault } from './portal-fault.tsx'

type DashboardRouterProps = {
  /** Leads to the reader’s messages instead, with the query of this address. */
  toMessages?: boolean
}

/** `/dashboard` leads to the home of the active role, or to the sign-in page. */
export function DashboardRouter({ toMessages = false }: DashboardRouterProps) {
  const known = useSession()
  const go = useGo()
  // The address at first: during the redirect to the sign-in page the location has changed already.
  const [here] = useState(useLocation({ select: ({ pathname, searchStr }) => ({ pathname, searchStr }) }))
  const to = leadsTo()

  useEffect(() => {
    if (to) go(to, { replace: true })
  }, [to, go])

  function leadsTo(): Address | null {
    if (known.state === 'signed_out')
      return toMessages ? signInPath(here.pathname + here.searchStr) : '/login'
    if (known.state !== 'signed_in') return null
    const { activeRole } = known.session
    if (!toMessages) return homeOf(activeRole)
    const query = here.searchStr as '' | `?${string}`
    return activeRole === 'admin'
      ? '/admin?tab=support&view=conversations'
      : `/${activeRole}/messages${query}`
  }

  if (known.state === 'unreachable')
    return (
      <PortalFault
        heading={portal.unreachable.heading}
        text={portal.unreachable.text}
        onRetry={() => retrySession()}
      />
    )
  return <PageSpinner />
}
