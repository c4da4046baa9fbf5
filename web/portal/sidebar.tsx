import { ArrowLeftRight, LogOut } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import { portal } from '#copy/portal/frame.ts'
import { roles } from '#copy/portal/roles.ts'
import { Logo } from '#web/art/logo.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { furtherItems, navItems } from './nav-items.ts'
import { NavList } from './nav-list.tsx'
import { useOpenRoleSelector } from './role-selection.tsx'
import { useLogOut } from './use-log-out.ts'

export function Sidebar({ role }: { role: Role }) {
  const t = useWords()
  const titleId = useId()
  const openRoleSelector = useOpenRoleSelector()
  const { logOut, isLeaving } = useLogOut()
  return (
    <aside aria-labelledby={titleId} data-theme="dark" className="hidden bg-deep lg:block print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto p-4">
        <Link to="/" aria-label={t(portal.site)} className="rounded-control px-3 pt-3 pb-1">
          <Logo />
        </Link>
        <p id={titleId} className="px-3 text-sm text-on-deep-soft">
          {t(portal.titles[role])}
        </p>
        <nav aria-label={t(portal.nav.label)} className="mt-7 flex-1">
          <NavList items={navItems[role]} className="flex flex-col gap-1" itemClass={itemClass} />
          {furtherItems[role].length > 0 && (
            <NavList
              items={furtherItems[role]}
              className="mt-4 flex flex-col gap-1 border-t border-deep-line pt-4"
              itemClass={itemClass}
            />
          )}
        </nav>
        <div className="mt-6 flex flex-col gap-1 border-t border-deep-line pt-4">
          {openRoleSelector && (
            <SidebarButton icon={ArrowLeftRight} onPress={openRoleSelector}>
              {t(roles.switchRole)}
            </SidebarButton>
          )}
          <SidebarButton icon={LogOut} onPress={logOut} mirrored>
            {t(isLeaving ? portal.logOut.busy : portal.logOut.button)}
          </SidebarButton>
        </div>
      </div>
    </aside>
  )
}

type SidebarButtonProps = { icon: IconShape; mirrored?: boolean; onPress: () => void; children: ReactNode }

function SidebarButton({ icon, mirrored = false, onPress, children }: SidebarButtonProps) {
  return (
    <button type="button" className={itemClass} onClick={onPress}>
      <Icon of={icon} mirrored={mirrored} />
      {children}
    </button>
  )
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-sm font-medium text-on-deep-soft transition-colors hover:bg-deep-hover hover:text-on-deep data-active:bg-deep-hover data-active:text-on-deep'
