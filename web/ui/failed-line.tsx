import { controls } from '#copy/controls.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'

type FailedLineProps = {
  title: Word
  /** The read that failed and can be repeated. */
  read: { readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** `FailedRead` for places that have room for one line only. */
export function FailedLine({ title, read }: FailedLineProps) {
  const t = useWords()
  return (
    <span role="alert" className="text-danger-ink">
      {t(title)}{' '}
      <button
        type="button"
        disabled={read.isFetching}
        onClick={() => read.refetch()}
        className="min-h-6 text-link underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t(controls.retry)}
      </button>
    </span>
  )
}
