import { lazy, Suspense } from 'react'

type KeptNoteProps = { form: { draftAt: number | null }; onDiscard: () => void }

/** What says that a form is a draft, on pages that begin without it: few come back to one. */
export const KeptNote = ({ form: { draftAt }, onDiscard }: KeptNoteProps) =>
  draftAt !== null && (
    <Suspense>
      <DraftNote since={draftAt} onDiscard={onDiscard} />
    </Suspense>
  )

const DraftNote = lazy(async () => ({ default: (await import('./draft-note.tsx')).DraftNote }))
