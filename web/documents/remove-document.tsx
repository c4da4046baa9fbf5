import { type Document, removeDocument } from '#contract/documents.ts'
import { documents } from '#copy/documents/documents.ts'
import { useChange } from '#web/app/query.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'

type RemoveDocumentProps = { document: Document; onClose: () => void }

export function RemoveDocument({ document, onClose }: RemoveDocumentProps) {
  const t = useWords()
  const words = documents.remove
  const forget = async () => {
    await refreshReads(removeDocument)
    showToast({ tone: 'success', title: t(words.done) })
    onClose()
  }
  const change = useChange(removeDocument, {
    onDone: forget,
    // A document that was removed elsewhere counts as removed.
    onRefused: ({ code }) => code === 'not_found' && forget(),
  })
  return (
    <AskDialog
      isOpen
      danger
      words={words}
      change={change}
      onConfirm={() => change.mutate({ id: document.id })}
      onClose={onClose}
    >
      <p>{t(words.text(document.name))}</p>
      {document.verified && <p className="mt-2">{t(words.verified)}</p>}
    </AskDialog>
  )
}
