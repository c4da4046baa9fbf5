import { portal } from '#copy/portal/frame.ts'
import { useWords } from '#web/lib/words.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** The skeleton of a page, rendered by the build and inert, until the code has arrived. */
export function PageOpening({ skeleton }: { skeleton: string | undefined }) {
  const t = useWords()
  return (
    <>
      {skeleton !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has rendered this HTML
        <div inert aria-hidden="true" className="contents" dangerouslySetInnerHTML={{ __html: skeleton }} />
      )}
      <p role="status" className={skeleton === undefined ? 'mx-auto my-16' : 'sr-only'}>
        <Spinner className="size-6 text-link" />
        <span className="sr-only">{t(portal.opening)}</span>
      </p>
    </>
  )
}
