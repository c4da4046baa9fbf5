import { portal } from '#copy/portal/frame.ts'
import { useWords } from '#web/lib/words.ts'
import { PageSpinner } from './page-spinner.tsx'

/** What is sent in place of every page of a portal, and stands until the scripts have come. */
export function ShellPage() {
  const t = useWords()
  return (
    <>
      <noscript>
        <p className="mx-auto max-w-prose px-6 pt-16 text-center">{t(portal.withoutScript)}</p>
      </noscript>
      <div className="noscript:hidden">
        <PageSpinner />
      </div>
    </>
  )
}
