import './mobile-menu.css'
import { useLocation } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { frame } from '#copy/public/frame.ts'
import { useIsHinted } from '#web/app/signed-in-hint.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { OtherLanguage } from '#web/ui/other-language.tsx'
import { pageWidth } from './page-width.ts'
import { siteLinks } from './site-links.ts'

/** Opens without a script; with one it also closes by itself. */
export function MobileMenu() {
  const t = useWords()
  const menu = useMenuClosing()
  const isKnown = useIsHinted()
  const { header } = frame

  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (menu.current && target instanceof Element && target.closest('a')) menu.current.open = false
  }

  return (
    <details ref={menu} className="mobile-menu group min-[67.5rem]:hidden">
      <summary className={joinClasses(iconButtonClass, 'list-none [&::-webkit-details-marker]:hidden')}>
        <span className="group-open:hidden">
          <Icon of={Menu} />
          <span className="sr-only">{t(header.openMenu)}</span>
        </span>
        <span className="hidden group-open:block">
          <Icon of={X} />
          <span className="sr-only">{t(header.closeMenu)}</span>
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only detects that one of its links was chosen */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: choosing a link by keyboard fires a click event too */}
      <div
        className="absolute inset-x-0 top-full h-[calc(100dvh-100%)] animate-appear overflow-y-auto overscroll-contain bg-ground"
        onClick={closeAfterChoice}
      >
        <div className={joinClasses(pageWidth, 'flex min-h-full flex-col pt-3 pb-8')}>
          <nav aria-label={t(header.label)}>
            <ul className="divide-y divide-line">
              {siteLinks.map(({ to, words }) => (
                <li key={to}>
                  <Link to={to} className={linkClass}>
                    {t(words)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto flex flex-col gap-3 pt-8 sm:hidden">
            <Link to={isKnown ? '/dashboard' : '/login'} className={buttonClass('secondary', 'lg')}>
              {t(isKnown ? header.dashboard : header.login)}
            </Link>
            <OtherLanguage className="inline-flex justify-center" />
          </div>
        </div>
      </div>
    </details>
  )
}

const linkClass =
  'flex min-h-14 items-center justify-between rounded-control py-3 text-lg font-medium text-ink after:size-2 after:rounded-pill aria-[current=page]:text-link aria-[current=page]:after:bg-action'

/** Closes the menu after a navigation, on Escape, and when the focus leaves it. */
function useMenuClosing() {
  const menu = useRef<HTMLDetailsElement>(null)
  const path = useLocation({ select: (location) => location.pathname })

  const before = useRef(path)
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (menu.current && path !== before.current) menu.current.open = false
    before.current = path
  }, [path])

  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    const moveOn = ({ target }: FocusEvent) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target))
        menu.current.open = false
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('focusin', moveOn)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('focusin', moveOn)
    }
  }, [])

  return menu
}
