import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { portal } from '#copy/portal/frame.ts'
import { useRootMark } from '#web/lib/use-root-mark.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AwayBanner } from './away-banner.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { navItems } from './nav-items.ts'
import { NavList } from './nav-list.tsx'
import { OwnLanguageLink } from './own-language-link.tsx'
import { RoleSelection } from './role-selection.tsx'
import { Sidebar } from './sidebar.tsx'

type PortalFrameProps = {
  session: Session
  bell: ReactNode
  /** First in the document: a line above everything that scrolls away with the page, or a bar at the foot. */
  announcement: ReactNode
  children: ReactNode
}

/** The page renders its title itself; it is displayed in the bar above: see `PageFrame`. */
export function PortalFrame({ session, bell, announcement, children }: PortalFrameProps) {
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
          {announcement}
          {!import.meta.env.SSR && <LanguageOffer language={session.user.language} />}
          <TopBar session={session} bell={bell} />
          <AwayBanner />
          <main
            id="content"
            tabIndex={-1}
            className="-mt-16 flex flex-1 flex-col pb-[calc(var(--foot)+2rem)] lg:pb-[calc(var(--foot)+3rem)] low:pb-6 print:pb-0"
          >
            {children}
          </main>
        </div>
        <BottomBar role={activeRole} />
      </div>
      <LazyToaster />
    </RoleSelection>
  )
}

function TopBar({ session, bell }: Pick<PortalFrameProps, 'session' | 'bell'>) {
  return (
    <header
      data-top-bar=""
      className="sticky top-0 z-20 flex h-16 shrink-0 items-center justify-end gap-1 border-b border-line bg-ground px-4 sm:px-6 lg:px-10 low:static print:hidden"
    >
      {/* On phones it is in the menu of the account, so that titles have the room. */}
      <OwnLanguageLink
        icon={<Icon of={Languages} small />}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-ink-soft transition-colors hover:text-ink max-sm:hidden"
      />
      {import.meta.env.SSR ? <span className="h-11 w-28" /> : bell}
      {!import.meta.env.SSR && <AccountMenu session={session} />}
    </header>
  )
}

/** The sidebar's entries on screens without room for a sidebar. */
function BottomBar({ role }: { role: Role }) {
  const t = useWords()
  useRootMark('bottom-bar')
  return (
    <nav
      aria-label={t(portal.nav.label)}
      data-theme="dark"
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-t border-deep-line bg-deep pb-[env(safe-area-inset-bottom)] lg:hidden low:static print:hidden"
    >
      <NavList
        items={navItems[role]}
        className="mx-auto flex max-w-prose justify-between px-1 py-1.5"
        itemClass="flex min-h-13 min-w-12 flex-col items-center justify-center gap-1 rounded-control px-1 text-xs leading-tight font-medium text-on-deep-soft transition-colors data-active:bg-deep-hover data-active:text-on-deep sm:min-w-24"
        badgeClass="absolute -end-3 -top-2"
        labelClass="whitespace-nowrap max-[21.5rem]:sr-only"
      />
    </nav>
  )
}
