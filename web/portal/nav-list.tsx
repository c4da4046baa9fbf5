import { useLocation } from '@tanstack/react-router'
import type { Role } from '#contract/accounts/role.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { currentFor, navItems } from './nav-items.ts'

type NavListProps = { role: Role; className: string; itemClass: string; labelClass?: string }

/** The entries of a portal, as the sidebar and the bottom bar both have them. */
export function NavList({ role, className, itemClass, labelClass }: NavListProps) {
  const t = useWords()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <ul className={className}>
      {navItems[role].map((item) => {
        const current = currentFor(item, path)
        return (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={current}
              data-active={current ? '' : undefined}
              className={itemClass}
            >
              <Icon of={item.icon} />
              <span className={labelClass}>{t(item.label)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
