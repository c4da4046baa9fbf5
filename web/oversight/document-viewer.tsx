import { useId, useState } from 'react'
import type { Application } from '#contract/oversight/practices.ts'
import { documentKinds } from '#contract/practice-options.ts'
import { viewer } from '#copy/oversight/viewer.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { DocumentChoices } from './document-choices.tsx'
import { ShownDocument } from './shown-document.tsx'

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
