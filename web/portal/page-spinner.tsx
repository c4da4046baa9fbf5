import { portal } from '#copy/portal/frame.ts'
import { Mark } from '#web/art/mark.tsx'
import { useWords } from '#web/lib/words.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** Shown in place of a page whose layout is not known yet. */
export function PageSpinner({ as: Part = 'main' }: { as?: 'main' | 'div' }) {
  const t = useWords()
  return (
    <Part className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="flex flex-col items-center gap-5 text-sm text-ink-soft">
        <Mark className="size-12" />
        <span className="flex items-center gap-2.5">
          <Spinner className="text-link" />
          {t(portal.opening)}
        </span>
      </p>
    </Part>
  )
}
