import { drafts } from '#copy/drafts.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { useDraftWords } from './use-draft-words.ts'

type DraftNoteProps = { since: number; onDiscard: () => void }

/** Whoever finds a form filled in sees where that comes from, and can begin anew. */
export function DraftNote({ since, onDiscard }: DraftNoteProps) {
  const t = useWords()
  const writeSince = useDraftWords(drafts.notSent)
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-sunken ps-4 pe-1 text-sm text-ink-soft">
      <p className="py-2">{writeSince(since)}</p>
      <Button variant="quiet" onClick={onDiscard}>
        {t(drafts.discard)}
      </Button>
    </div>
  )
}
