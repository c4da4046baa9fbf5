import type { ReactNode } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import { portal } from '#copy/portal/frame.ts'
import { useWords } from '#web/lib/words.ts'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { RoleSelection } from './role-selection.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** The title of the page belongs to the page and comes to lie in the bar above it: see `PortalPage`. */
export function PortalFrame({ session, children }: { session: Session; children: ReactNode }) {
  const t = useWords()
  const { activeRole } = session
  return (
    <RoleSelection session={session}>
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <a href="#content" className="skip-link">
          {t(portal.skip)}
        </a>
        <Sidebar role={activeRole} />
        <div className="flex min-h-dvh min-w-0 flex-col">
          <TopBar session={session} />
          <main id="content" tabIndex={-1} className="-mt-16 flex flex-1 flex-col pb-24 lg:pb-12 print:pb-0">
            {children}
          </main>
        </div>
        <BottomBar role={activeRole} />
      </div>
      <LazyToaster />
    </RoleSelection>
  )
}
