import { type ReactNode, type RefObject, useState } from 'react'
import type { Document } from '#contract/documents.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { DocumentRow } from './document-row.tsx'
import { RemoveDocument } from './remove-document.tsx'
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
