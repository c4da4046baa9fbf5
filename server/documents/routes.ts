import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { uploadLimits } from '#server/ground/http/upload-limits.ts'
import { listDocuments, readDocument, removeDocument } from './documents.ts'
import { storeUploadedDocument, uploadDocument } from './upload-document.ts'

export const documentRoutes: readonly Bound[] = [
  bindRead(contract.listDocuments, listDocuments),
  bind(contract.uploadDocument, uploadDocument, {
    limits: (_, { actor, address }) => [
      [uploadLimits.documents, actor.id],
      [uploadLimits.fromHere, address],
    ],
    before: storeUploadedDocument,
  }),
  bind(contract.removeDocument, removeDocument),
  bindFile(contract.readDocument, readDocument),
]
