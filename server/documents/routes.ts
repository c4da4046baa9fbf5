import {
  listDocuments as listDocumentsRoute,
  readDocument as readDocumentRoute,
  removeDocument as removeDocumentRoute,
  uploadDocument as uploadDocumentRoute,
} from '#contract/documents.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { uploadLimits } from '#server/ground/http/upload-limits.ts'
import { listDocuments } from './list-documents.ts'
import { readDocument } from './read-document.ts'
import { removeDocument } from './remove-document.ts'
import { takeDocument, uploadDocument } from './upload-document.ts'

export const documentRoutes: readonly Bound[] = [
  bindRead(listDocumentsRoute, listDocuments),
  bind(uploadDocumentRoute, uploadDocument, {
    limits: (_, { actor, address }) => [
      [uploadLimits.documents, actor.id],
      [uploadLimits.fromHere, address],
    ],
    before: takeDocument,
  }),
  bind(removeDocumentRoute, removeDocument),
  bindFile(readDocumentRoute, readDocument),
]
