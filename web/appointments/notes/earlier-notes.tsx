import { useId } from 'react'
import { readEarlierNotes } from '#contract/appointments/notes.ts'
import { preparationWords } from '#copy/patients/preparation.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WrittenNotes } from './written-notes.tsx'

const words = preparationWords.notes

/** The dietitian's notes of the previous appointment. */
export function EarlierNotes({ id }: { id: string }) {
  const t = useWords()
  const titleId = useId()
  const read = useRead(readEarlierNotes, { id })
  const last = read.data?.last
  const notes = last?.notes
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-md font-semibold">
        {t(words.title)}
        {notes && !notes.signedAt && <Badge tone="pending">{t(words.draft)}</Badge>}
      </h3>
      {read.error && !read.data ? (
        <FailedRead title={words.failed} read={read} />
      ) : !read.data ? (
        <Skeleton className="mt-4 w-72 max-w-full text-md" />
      ) : notes ? (
        <WrittenNotes notes={notes} />
      ) : (
        <p className="mt-3 text-sm text-ink-soft">{t(last ? words.none : words.firstVisit)}</p>
      )}
    </Card>
  )
}
