import { review } from '#copy/oversight/review.ts'
import { useWords } from '#web/lib/words.ts'

/** A value with the look of a field that cannot be edited. */
export function ReadOnlyField({ label, children }: { label: string; children: string | null }) {
  const t = useWords()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-sm font-medium text-ink">{label}</p>
      <p className="flex min-h-11 items-center rounded-control bg-sunken px-3.5 py-1.5 text-md text-ink">
        {children ? (
          <bdi className="min-w-0 break-words">{children}</bdi>
        ) : (
          <span className="text-ink-faint">{t(review.license.nothing)}</span>
        )}
      </p>
    </div>
  )
}
