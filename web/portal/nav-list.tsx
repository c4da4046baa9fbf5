import { useLocation } from '@tanstack/react-router'
import { use } from 'react'
import { useDuties } from '#web/lib/duties.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { currentFor, type NavItem } from './nav-items.ts'
import { UnreadContext } from './portal-context.ts'

type NavListProps = {
  items: readonly NavItem[]
  className: string
  itemClass: string
  labelClass?: string
  /** Position of the unread badge on the icon. */
  badgeClass?: string
}

/** Entries of a portal, shared by the sidebar and the bottom bar. */
export function NavList({ items, className, itemClass, labelClass, badgeClass }: NavListProps) {
  const t = useWords()
  const unread = use(UnreadContext)
  const { has } = useDuties()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <ul className={className}>
      {items
        .filter(({ duties }) => !duties || has(...duties))
        .map((item) => {
          const current = currentFor(item, path)
          return (
            <li key={item.to}>
              <Link
                to={item.to}
                aria-current={current}
                data-active={current ? '' : undefined}
                className={itemClass}
              >
                <span className="relative">
                  <Icon of={item.icon} />
                  {item.to.endsWith('/messages') && badgeClass && (
                    <span className={badgeClass}>{unread}</span>
                  )}
                </span>
                <span className={labelClass}>{t(item.label)}</span>
                {item.to.endsWith('/messages') && !badgeClass && <span className="ms-auto">{unread}</span>}
              </Link>
            </li>
          )
        })}
    </ul>
  )
}
