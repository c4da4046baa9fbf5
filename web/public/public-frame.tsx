import { Outlet } from '@tanstack/react-router'
import { frame } from '#copy/public/frame.ts'
import { useWords } from '#web/lib/words.ts'
import { NewsletterBand } from '#web/newsletter/newsletter-band.tsx'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Every public page fetches them with the frame. */
export { fetchMadePage, MadePage } from './made-page.tsx'

/** The frame around every public page. */
export function PublicFrame() {
  const t = useWords()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t(frame.skip)}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter newsletter={<NewsletterBand />} />
      <LazyToaster />
    </div>
  )
}
