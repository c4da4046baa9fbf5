import { portal } from '#copy/portal/frame.ts'
import { useWords } from '#web/lib/words.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { PageSpinner } from './page-spinner.tsx'

/**
 * Content of the document that is sent for every page of a portal, until the session is known. A person who seems to be
 * signed in sees the skeleton of the page, inert; everybody else a spinner.
 */
export function ShellPage({ drawn }: { drawn: string | null }) {
  const t = useWords()
  return (
    <>
      <noscript>
        <p className="mx-auto max-w-prose px-6 pt-16 text-center">{t(portal.withoutScript)}</p>
      </noscript>
      <div className="noscript:hidden">
        {drawn !== null && (
          <div className="not-in-[[data-signed-in]]:hidden">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the prerenderer has just rendered this HTML */}
            <div inert aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />
            <p
              role="status"
              className="fixed end-0 top-0 z-30 grid h-16 place-items-center px-7 text-link sm:px-9 lg:px-13"
            >
              <Spinner />
              <span className="sr-only">{t(portal.opening)}</span>
            </p>
          </div>
        )}
        <div className={drawn === null ? undefined : 'in-[[data-signed-in]]:hidden'}>
          {/* A document may have one main element, and the drawn page has it. */}
          <PageSpinner as={drawn === null ? 'main' : 'div'} />
        </div>
      </div>
    </>
  )
}
