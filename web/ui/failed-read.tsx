import type { Word } from '#copy/word.ts'
import { ApiError } from '#web/app/api-error.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ErrorState } from './error-state.tsx'

type FailedReadProps = {
  title: Word
  /** What could not be read, and can be asked for again. */
  read: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
  className?: string
}

/** In place of what the server did not say: what is missing, why, and the way to ask once more. */
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

/** What is another admin's duty stays so, however often it is asked for. */
const isForOthers = (error: unknown) => error instanceof ApiError && error.code === 'duty_missing'
