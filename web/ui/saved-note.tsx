import { lazyPart } from '#web/app/lazy-part.tsx'

type SavedNoteProps = { form: { draftAt: number | null }; onDiscard: () => void }

/** The note that a form was restored from a draft. Loaded only then, because that is rare. */
export const SavedNote = ({ form: { draftAt }, onDiscard }: SavedNoteProps) =>
  draftAt !== null && <DraftNote since={draftAt} onDiscard={onDiscard} />

/** If the note cannot be loaded, the form must still work. */
const none = { DraftNote: () => null }
const DraftNote = lazyPart(() => import('./draft-note.tsx').catch(() => none), 'DraftNote', null)
