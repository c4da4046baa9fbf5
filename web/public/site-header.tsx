import { frame } from '#copy/public/frame.ts'
import { Logo } from '#web/art/logo.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { OtherLanguage } from '#web/ui/other-language.tsx'
import { HeaderDoors } from './header-doors.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { pageWidth } from './page-width.ts'
import { siteLinks } from './site-links.ts'
import { useHeaderGround } from './use-header-ground.ts'

/** 72 px high (`h-18`): a page whose hero lies behind it starts with `-mt-18 pt-18`. */
export function SiteHeader() {
  const t = useWords()
  const ground = useHeaderGround()
  const { header } = frame
  return (
    <header
      className={joinClasses(
        'top-0 z-40 border-b transition-colors has-[details[open]]:border-line has-[details[open]]:bg-ground print:hidden',
        ground === 'none' ? 'relative' : 'sticky',
        ground === 'solid' ? 'border-line bg-ground' : 'border-transparent',
      )}
    >
      <div className={joinClasses(pageWidth, 'flex h-18 items-center gap-2')}>
        <Link
          to="/"
          aria-label={t(header.homeOf)}
          className="me-auto inline-flex min-h-11 items-center rounded-control lg:me-4"
        >
          <Logo />
        </Link>
        <nav aria-label={t(header.label)} className="me-auto hidden lg:block">
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
