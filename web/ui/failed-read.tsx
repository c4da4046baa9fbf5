import type { Word } from '#copy/word.ts'
import { ApiError } from '#web/app/api-error.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ErrorState } from './error-state.tsx'

type FailedReadProps = {
  title: Word
  /** The read that failed and can be repeated. */
  read: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
  className?: string
}

/** Shown in place of data that could not be read: what is missing, why, and a button to retry. */
export function FailedRead({ title, read, className }: FailedReadProps) {
  const t = useWords()
  return (
    <ErrorState
      title={t(title)}
      description={t(wordsOfRefusal(read.error))}
      {...(!isForOthers(read.error) && { onRetry: () => read.refetch(), retrying: read.isFetching })}
      fault={read.error}
      {...(className && { className })}
    />
  )
}

/** Retrying cannot help if the data needs another duty. */
const isForOthers = (error: unknown) => error instanceof ApiError && error.code === 'duty_missing'
