import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import { parties } from '#contract/appointments/appointment.ts'
import { portal } from '#copy/portal/frame.ts'
import { PasswordDialog } from '#web/accounts/security/password-dialog.tsx'
import type { Address } from '#web/app/address.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { loadPageIndex } from '#web/app/prepare-page.ts'
import { queryClient } from '#web/app/query.ts'
import { loadSession, useSession } from '#web/app/session.ts'
import { useConnection } from '#web/app/socket.ts'
import { Logo } from '#web/art/logo.tsx'
import { storedUserId } from '#web/lib/clear-local-user-data.ts'
import { useWords } from '#web/lib/words.ts'
import { Bell } from '#web/notifications/list/bell.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'
import { OtherLanguage } from '#web/ui/other-language.tsx'
import { Guard } from './guard.tsx'
import { PortalContext, UnreadContext } from './portal-context.ts'
import { PortalFrame } from './portal-frame.tsx'
import { useLogOut } from './use-log-out.ts'

export { headOfPortalPage, prepareFirstPage, preparePage } from '#web/app/prepare-page.ts'
export { CrossingScreen, PortalScreen } from './portal-screen.tsx'

export const PatientPortal = () => <Portal of="patient" />
export const DietitianPortal = () => <Portal of="dietitian" />

/** The portal of the active role; for an admin, of the patient's or dietitian's role that they hold as well. */
export function PartyPortal() {
  const known = useSession()
  const held =
    known.state === 'signed_in'
      ? [known.session.activeRole, ...known.session.user.roles.map(({ roleType }) => roleType)]
      : []
  return (
    <Portal of={held.flatMap((role) => parties.filter((party) => party === role))[0] ?? 'patient'} isCall />
  )
}

// Requests the session while the page's own files are still loading.
if (!import.meta.env.SSR) loadSession()

const Announcement = lazyPart(() => import('#web/platform/announcement.tsx'), 'Announcement', null)
const NowBar = lazyPart(() => import('#web/appointments/now-bar.tsx'), 'NowBar', null)
const SecondFactorSetup = lazyPart(
  () => import('#web/accounts/security/second-factor-setup.tsx'),
  'SecondFactorSetup',
)
const UnreadBadge = lazyPart(() => import('#web/messages/unread-badge.tsx'), 'UnreadBadge', null)

type PortalProps = {
  of: Role
  search?: ReactNode
  /** The page is the running call, so no link to the call is shown. */
  isCall?: boolean
}

/** The frame around every page of a role. */
export function Portal({ of: role, search, isCall = false }: PortalProps) {
  return (
    <Guard role={role} kept={isStoredPage() && <StoredPage />}>
      {(session) => (
        // The key remounts everything for another person, so that nothing stays open for them.
        <PortalContext key={session.user.id} value={session}>
          <QueryClientProvider client={queryClient}>
            <UnreadContext value={<OnceConnected>{unread}</OnceConnected>}>
              {session.secondFactorDue ? (
                <SecondFactorGate />
              ) : (
                <PortalFrame
                  session={session}
                  bell={
                    <>
                      {search}
                      <Bell session={session} />
                    </>
                  }
                  announcement={
                    <OnceConnected>
                      <PageIndex />
                      <Announcement />
                      {role !== 'admin' && !isCall && <NowBar party={role} />}
                    </OnceConnected>
                  }
                >
                  <Outlet />
                </PortalFrame>
              )}
              <PasswordDialog />
            </UnreadContext>
          </QueryClientProvider>
        </PortalContext>
      )}
    </Guard>
  )
}

/** Loads the index of the other pages, for later presses. */
function PageIndex() {
  useEffect(() => void loadPageIndex(), [])
  return null
}

/** Sends what was ticked off while offline. Few people have any, and only they load the code for it. */
function SentRecords() {
  useEffect(() => {
    if (storedUserId())
      import('#web/plans/following/send-stored-records.ts')
        .then(({ sendStoredRecords }) => sendStoredRecords())
        .catch(() => {})
  }, [])
  return null
}

const unread = (
  <>
    <UnreadBadge />
    <SentRecords />
  </>
)

/** A person who has not signed out can read the data stored in this browser while offline. */
const isStoredPage = () =>
  !import.meta.env.SSR && location.pathname.endsWith(storedPath) && storedUserId() !== null
const storedPath: Address = '/patient/nutrition-plans'

/** The page has no links, because no other page is available offline. */
function StoredPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <main className="flex min-h-dvh flex-col">
        <Outlet />
      </main>
      <LazyToaster />
    </QueryClientProvider>
  )
}

/** Renders its children once the socket has started to connect, which is when the page itself has loaded. */
function OnceConnected({ children }: { children: ReactNode }) {
  const isClosed = useConnection() === 'closed'
  const [wasConnected, setConnected] = useState(false)
  if (!isClosed && !wasConnected) setConnected(true)
  return wasConnected && children
}

/** Shown to an account that must set up a second factor before it continues: the setup and a way to sign out. */
function SecondFactorGate() {
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
      <main className="flex-1">
        <SecondFactorSetup />
      </main>
      <LazyToaster />
    </div>
  )
}
