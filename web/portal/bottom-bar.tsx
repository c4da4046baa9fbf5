import type { Role } from '#contract/accounts/role.ts'
import { portal } from '#copy/portal/frame.ts'
import { useWords } from '#web/lib/words.ts'
import { NavList } from './nav-list.tsx'

/** The sidebar's entries where there is no room for a sidebar. */
export function BottomBar({ role }: { role: Role }) {
  const t = useWords()
  return (
    <nav
      aria-label={t(portal.nav.label)}
      data-theme="dark"
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-t border-deep-line bg-deep pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <NavList
        role={role}
        className="mx-auto flex max-w-prose justify-between px-1 py-1.5"
        itemClass="flex min-h-13 min-w-12 flex-col items-center justify-center gap-1 rounded-control px-1 text-xs leading-tight font-medium text-on-deep-soft transition-colors data-active:bg-deep-hover data-active:text-on-deep sm:min-w-24"
        labelClass="whitespace-nowrap max-[21.5rem]:sr-only"
      />
    </nav>
  )
}
