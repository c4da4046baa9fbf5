import { Outlet } from '@tanstack/react-router'
import { brand } from '#copy/brand.ts'
import { frame } from '#copy/public/frame.ts'
import { Logo } from '#web/art/logo.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'
import { OtherLanguage } from '#web/ui/other-language.tsx'

/** The frame around sign-in pages: a link home, the other language, and nothing else to distract. */
export function AuthFrame() {
  const t = useWords()
  const { header, footer } = frame
  return (
    <div className="relative flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t(frame.skip)}
      </a>
      <header className="relative z-10 mx-auto flex h-18 w-full max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        <Link
          to="/"
          aria-label={t(header.homeOf)}
          className="inline-flex min-h-11 items-center rounded-control"
        >
          <Logo />
        </Link>
        <OtherLanguage className="inline-flex" />
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <footer className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 px-4 py-3 sm:gap-x-6 sm:px-6 print:hidden">
        <Link to="/terms-of-service" className={linkClass}>
          {t(footer.legal.terms)}
        </Link>
        <Link to="/privacy-policy" className={linkClass}>
          {t(footer.legal.privacy)}
        </Link>
        <a href={`mailto:${brand.supportEmail}`} className={linkClass}>
          <bdi dir="ltr">{brand.supportEmail}</bdi>
        </a>
      </footer>
      <LazyToaster />
    </div>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-control text-xs text-ink-faint underline-offset-4 transition-colors hover:text-link hover:underline'
