import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { uploadDocument } from '#contract/documents.ts'
import type { DocumentKind } from '#contract/practice-options.ts'
import { documentUploaded } from '#copy/documents/uploaded.ts'
import { ApiError } from '#web/app/api-error.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { faultOf, typeOf } from '#web/lib/check-file.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

const UploadsContext = createContext<UploadQueue | null>(null)

/** Uploads continue while another tab of the page is shown, and are aborted when the page is left. */
export function Uploads({ children }: { children: ReactNode }) {
  const t = useWords()
  const [queue] = useState(() =>
    createUploadQueue({
      check: faultOf,
      explain: (fault) => ({ fault: wordsOfRefusal(fault), mayRetry: !isHopeless(fault) }),
      send: async ({ kind, name, file }, options) => {
        const typed = new Blob([file], { type: typeOf(file.name) ?? file.type })
        await sendFile(uploadDocument, { kind, name, file: file.name }, typed, options)
        await refreshReads(uploadDocument)
        showToast({ tone: 'success', title: t(documentUploaded) })
      },
    }),
  )
  useEffect(() => () => queue.close(), [queue])
  return <UploadsContext value={queue}>{children}</UploadsContext>
}

/** The uploads for documents of one kind. */
export function useUploads(kind: DocumentKind) {
  const queue = use(UploadsContext)
  if (!queue) throw new Error('Nothing here takes uploads.')
  const uploads = useSyncExternalStore(queue.watch, queue.uploads)
  return { queue, uploads: uploads.filter((upload) => upload.kind === kind) }
}

/** The server would refuse the same file again. */
const isHopeless = (fault: unknown) =>
  fault instanceof ApiError &&
  ['file_refused', 'body_too_large', 'unsupported_media_type'].includes(fault.code)
