import { lazyPart } from '#web/app/lazy-part.tsx'

type SavedNoteProps = { form: { draftAt: number | null }; onDiscard: () => void }

/** What says that a form is a draft, on pages that begin without it: few come back to one. */
export const SavedNote = ({ form: { draftAt }, onDiscard }: SavedNoteProps) =>
  draftAt !== null && <DraftNote since={draftAt} onDiscard={onDiscard} />

/** What is only said of the form must not take it away where it cannot be fetched. */
const none = { DraftNote: () => null }
const DraftNote = lazyPart(() => import('./draft-note.tsx').catch(() => none), 'DraftNote', null)
