import { useSyncExternalStore } from 'react'
import { frame } from '#copy/public/frame.ts'
import { useIsHinted } from '#web/app/signed-in-hint.ts'
import { Logo } from '#web/art/logo.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { OtherLanguage } from '#web/ui/other-language.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { pageWidth } from './page-width.ts'
import { siteLinks } from './site-links.ts'

/** 72 px high (`h-18`): a page whose hero is behind it starts with `-mt-18 pt-18`. */
export function SiteHeader() {
  const t = useWords()
  const ground = useHeaderGround()
  const { header } = frame
  return (
    <header
      {...(ground !== 'solid' && { 'data-on-table': '' })}
      className={joinClasses(
        'top-0 z-40 border-b transition-colors has-[details[open]]:border-line has-[details[open]]:bg-ground print:hidden',
        ground === 'none' ? 'relative' : 'sticky low:relative',
        ground === 'solid' ? 'border-line bg-ground' : 'border-transparent',
      )}
    >
      <div className={joinClasses(pageWidth, 'flex h-18 items-center gap-2')}>
        <Link
          to="/"
          aria-label={t(header.homeOf)}
          className="me-auto inline-flex min-h-11 items-center rounded-control min-[67.5rem]:me-4"
        >
          <Logo />
        </Link>
        <nav aria-label={t(header.label)} className="me-auto hidden min-[67.5rem]:block">
          <ul className="flex items-center">
            {siteLinks.map(({ to, words }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {t(words)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <OtherLanguage className="inline-flex max-sm:hidden" />
        <HeaderDoors linkClass={linkClass} />
        <MobileMenu />
      </div>
    </header>
  )
}

const linkClass =
  'relative inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-pill aria-[current=page]:text-ink aria-[current=page]:after:bg-action hover:text-ink'

/** Without a script the header scrolls away with the page, so that it never covers text. */
function useHeaderGround(): 'none' | 'clear' | 'solid' {
  return useSyncExternalStore(
    watchScrolling,
    () => (window.scrollY > 10 ? 'solid' : 'clear'),
    () => 'none',
  )
}

function watchScrolling(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/**
 * Links to sign in and register. For a signed-in person the link to the portal takes their place, so that nothing
 * beside it moves.
 */
function HeaderDoors({ linkClass }: { linkClass: string }) {
  const t = useWords()
  const isKnown = useIsHinted()
  const { header } = frame
  return (
    <div className="grid justify-items-end *:[grid-area:1/1]">
      <div
        className={joinClasses(
          'flex items-center gap-2',
          isKnown ? 'invisible' : 'in-[[data-signed-in]]:invisible',
        )}
      >
        <Link to="/login" className={joinClasses(linkClass, 'max-sm:hidden')}>
          {t(header.login)}
        </Link>
        <Link to="/register" className={buttonClass('primary', 'md', 'whitespace-nowrap')}>
          {t(header.register)}
        </Link>
      </div>
      {isKnown && (
        <Link to="/dashboard" className={buttonClass('primary', 'md', 'whitespace-nowrap')}>
          {t(header.dashboard)}
        </Link>
      )}
    </div>
  )
}
