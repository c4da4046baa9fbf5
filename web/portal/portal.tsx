import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { portal } from '#copy/portal/frame.ts'
import { queryClient } from '#web/app/query.ts'
import { useConnection } from '#web/app/socket.ts'
import { Logo } from '#web/art/logo.tsx'
import type { Address } from '#web/lib/addresses.ts'
import { storedUserId } from '#web/lib/clear-local-user-data.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'
import { OtherLanguage } from '#web/ui/other-language.tsx'
import { Guard } from './guard.tsx'
import { PortalContext, UnreadContext } from './portal-context.ts'
import { PortalFrame } from './portal-frame.tsx'
import { useLogOut } from './use-log-out.ts'

type PortalProps = {
  role: Role
  /** In place of every page, until a second factor is set up where one is due. */
  secondFactorSetup: ReactNode
  /** What asks for the password once more before something delicate. */
  passwordDialog: ReactNode
  /** How many conversations wait to be read. */
  unread: ReactNode
  /** What the operator tells everybody. */
  announcement: ReactNode
  /** What tells of news, beside the account's menu. */
  bell: (session: Session) => ReactNode
}

/** What stands around every page of one audience. */
export function Portal({ role, secondFactorSetup, passwordDialog, unread, announcement, bell }: PortalProps) {
  return (
    <Guard role={role} kept={isKeptPage() && <KeptPage />}>
      {(session) => (
        // Nothing that one person has opened stays open for the next.
        <PortalContext key={session.user.id} value={session}>
          <QueryClientProvider client={queryClient}>
            <UnreadContext value={<OnceConnected>{unread}</OnceConnected>}>
              {session.secondFactorDue ? (
                <SecondFactorGate>{secondFactorSetup}</SecondFactorGate>
              ) : (
                <PortalFrame
                  session={session}
                  bell={bell(session)}
                  announcement={<OnceConnected>{announcement}</OnceConnected>}
                >
                  <Outlet />
                </PortalFrame>
              )}
              {passwordDialog}
            </UnreadContext>
          </QueryClientProvider>
        </PortalContext>
      )}
    </Guard>
  )
}

/** Those who have not signed out here can read there what lies in this browser for them. */
const isKeptPage = () =>
  !import.meta.env.SSR && location.pathname.endsWith(keptPath) && storedUserId() !== null
const keptPath: Address = '/patient/nutrition-plans'

/** It leads nowhere else: no other page is there. */
function KeptPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <main className="flex min-h-dvh flex-col">
        <Outlet />
      </main>
      <LazyToaster />
    </QueryClientProvider>
  )
}

/** What has time, when the page itself has come. */
function OnceConnected({ children }: { children: ReactNode }) {
  const isClosed = useConnection() === 'closed'
  const [wasConnected, setConnected] = useState(false)
  if (!isClosed && !wasConnected) setConnected(true)
  return wasConnected && children
}

/** What an account sees that may not go on without a second factor: how to set it up, and the way out. */
function SecondFactorGate({ children }: { children: ReactNode }) {
  const t = useWords()
  const { logOut, isLeaving } = useLogOut()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 shrink-0 items-center gap-1 border-b border-line px-4 sm:px-6">
        <span className="me-auto">
          <Logo />
        </span>
        <OtherLanguage className="inline-flex" />
        <Button variant="quiet" onClick={logOut} busy={isLeaving} busyText={t(portal.logOut.busy)}>
          <Icon of={LogOut} mirrored small />
          {t(portal.logOut.button)}
        </Button>
      </header>
      <main className="flex-1">{children}</main>
      <LazyToaster />
    </div>
  )
}
