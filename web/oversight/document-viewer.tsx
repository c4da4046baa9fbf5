import { useId, useState } from 'react'
import { readDocument } from '#contract/documents.ts'
import type { Application } from '#contract/oversight/practices.ts'
import { documentKinds } from '#contract/practice-options.ts'
import { writeDate } from '#copy/dates.ts'
import { viewer } from '#copy/oversight/viewer.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { FileView } from '#web/ui/viewer/file-view.tsx'
import { DocumentChoices } from './document-choices.tsx'

type DocumentViewerProps = {
  documents: Application['documents']
  isSeen: (id: string) => boolean
  /** Called when a document is visible. */
  onSeen: (id: string) => void
  className: string
}

/** Unverified documents first, then in order of kind, beginning with the licence. */
const rankOf = ({ verified, kind }: Application['documents'][number]) =>
  (verified ? documentKinds.length : 0) + documentKinds.indexOf(kind)

/** The list of documents, and a view of one of them. */
export function DocumentViewer({ documents, isSeen, onSeen, className }: DocumentViewerProps) {
  const t = useWords()
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const inOrder = documents.toSorted((one, other) => rankOf(one) - rankOf(other))
  const shown = inOrder.find((each) => each.id === chosen) ?? inOrder[0]
  return (
    <Card as="section" flush aria-labelledby={id} className={joinClasses(className, 'overflow-clip')}>
      <h4 id={id} className="px-5 pt-5 text-md font-semibold sm:px-6 sm:pt-6">
        {t(viewer.title)}
      </h4>
      {shown ? (
        <>
          <DocumentChoices documents={inOrder} shown={shown.id} isSeen={isSeen} onChoose={setChosen} />
          <ShownDocument key={shown.id} document={shown} onShown={() => onSeen(shown.id)} />
        </>
      ) : (
        <EmptyState title={t(viewer.none)} description={t(viewer.noneText)} />
      )}
    </Card>
  )
}

type ShownDocumentProps = { document: Application['documents'][number]; onShown: () => void }

function ShownDocument({ document, onShown }: ShownDocumentProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, name, type, uploadedAt } = document
  return (
    <>
      <FileView address={readDocument.path.replace(':id', id)} name={name} type={type} onShown={onShown} />
      <p className="px-5 py-3 text-xs text-ink-faint sm:px-6">
        <UserText text={name} className="break-words" />
        {' · '}
        {t(viewer.uploaded(writeDate(language, new Date(uploadedAt), 'date')))}
      </p>
    </>
  )
}
