import { type ComponentType, lazy, Suspense } from 'react'
import type { DraftNoteProps } from './draft-note.tsx'

type KeptNoteProps = { form: { draftAt: number | null }; onDiscard: () => void }

/** What says that a form is a draft, on pages that begin without it: few come back to one. */
export const KeptNote = ({ form: { draftAt }, onDiscard }: KeptNoteProps) =>
  draftAt !== null && (
    <Suspense>
      <DraftNote since={draftAt} onDiscard={onDiscard} />
    </Suspense>
  )

/** What is only said of the form must not take it away where it cannot be fetched. */
const DraftNote: ComponentType<DraftNoteProps> = lazy(() =>
  import('./draft-note.tsx').then(
    ({ DraftNote }) => ({ default: DraftNote as ComponentType<DraftNoteProps> }),
    () => ({ default: () => null }),
  ),
)
