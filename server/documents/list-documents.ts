import type { listDocuments as route } from '#contract/documents.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { documentsOf, viewDocument } from './load.ts'

export const listDocuments: Read<typeof route, Parameters<typeof viewDocument>[0]> = ({ id }) => ({
  query: () => documentsOf(id),
  view: (rows) => ({ documents: rows.map(viewDocument) }),
})
