import type { ReactNode } from 'react'
import type { Word } from '#copy/word.ts'
import { Card } from './card.tsx'
import { FailedRead } from './failed-read.tsx'

type ReadProps<Data> = {
  /** The result of `useRead` or `useReadRows`. */
  of: Parameters<typeof FailedRead>[0]['read'] & { readonly data: Data | undefined }
  /** The title of the failure. */
  failed: Word
  /** Shown until the first answer. */
  waiting: ReactNode
  /** Shows the failure without a card, for a read inside a card or a dialog. */
  bare?: boolean
  /** Added to the failure. */
  className?: string
  children: (data: Data) => ReactNode
}

/** Shows what was read, a skeleton until then, or the failure. Data stays on the screen when a later refresh fails. */
export function Read<Data>({
  of: read,
  failed,
  waiting,
  bare = false,
  className,
  children,
}: ReadProps<Data>) {
  if (read.data !== undefined) return children(read.data)
  if (!read.error) return waiting
  if (bare) return <FailedRead title={failed} read={read} {...(className && { className })} />
  return (
    <Card flush className={className}>
      <FailedRead title={failed} read={read} />
    </Card>
  )
}
