import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import { queryClient } from '#web/lib/query.ts'
import { Guard } from './guard.tsx'
import { PortalContext } from './portal-context.ts'
import { PortalFrame } from './portal-frame.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'

type PortalProps = {
  role: Role
  /** In place of every page, until a second factor is set up where one is due. */
  secondFactorSetup: ReactNode
}

/** What stands around every page of one audience. */
export function Portal({ role, secondFactorSetup }: PortalProps) {
  return (
    <Guard role={role}>
      {(session) => (
        // Nothing that one person has opened stays open for the next.
        <PortalContext key={session.user.id} value={session}>
          <QueryClientProvider client={queryClient}>
            {session.secondFactorDue ? (
              <SecondFactorGate>{secondFactorSetup}</SecondFactorGate>
            ) : (
              <PortalFrame session={session}>
                <Outlet />
              </PortalFrame>
            )}
          </QueryClientProvider>
        </PortalContext>
      )}
    </Guard>
  )
}
