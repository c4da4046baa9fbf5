import { useState } from 'react'
import { discardDraft } from '#copy/discard-draft.ts'
import { drafts } from '#copy/drafts.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from './ask-dialog.tsx'
import { Button } from './button.tsx'
import { useDraftWords } from './use-draft-words.ts'

export type DraftNoteProps = {
  since: number
  /** The note disappears with the draft, so the caller must move the focus. */
  onDiscard: () => void
  /** States that the draft is not sent, or not saved. */
  words?: typeof drafts.notSent
}

/** Explains why a form is filled in already, and offers to discard the draft. */
export function DraftNote({ since, onDiscard, words = drafts.notSent }: DraftNoteProps) {
  const t = useWords()
  const writeSince = useDraftWords(words)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="mb-5 flex items-center gap-x-4 rounded-control bg-sunken ps-4 pe-1 text-sm text-ink-soft">
      <p className="min-w-0 flex-1 py-2">{writeSince(since)}</p>
      <Button variant="quiet" className="shrink-0" onClick={() => setAsking(true)}>
        {t(drafts.discard)}
      </Button>
      <AskDialog
        isOpen={isAsking}
        danger
        words={discardDraft}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      >
        <p>{t(discardDraft.text)}</p>
      </AskDialog>
    </div>
  )
}
