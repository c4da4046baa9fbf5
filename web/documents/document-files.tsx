import { type ReactNode, type RefObject, useState } from 'react'
import { type Document, removeDocument } from '#contract/documents.ts'
import { documents } from '#copy/documents/documents.ts'
import { useChange } from '#web/app/query.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { DocumentRow } from './document-row.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'

type DocumentFilesProps = {
  label: string
  documents: readonly Document[]
  uploads: readonly Upload[]
  queue: UploadQueue
  /** Gets the focus when a file was removed. */
  heading: RefObject<HTMLElement | null>
  /** Rows for entries without a file. */
  also?: readonly ReactNode[]
}

/** The files of one kind: uploaded ones first, then those being uploaded. */
export function DocumentFiles({ label, documents, uploads, queue, heading, also = [] }: DocumentFilesProps) {
  const [doomed, setDoomed] = useState<Document | null>(null)
  useFocusWhenLost(heading, `${doomed?.id} ${documents.length} ${uploads.length}`, 'after a change')
  if (documents.length + uploads.length + also.length === 0) return null
  return (
    <>
      <ul aria-label={label} className="grid gap-2">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} onRemove={() => setDoomed(document)} />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
        {also}
      </ul>
      {doomed && <RemoveDocument document={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

type RemoveDocumentProps = { document: Document; onClose: () => void }

function RemoveDocument({ document, onClose }: RemoveDocumentProps) {
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
